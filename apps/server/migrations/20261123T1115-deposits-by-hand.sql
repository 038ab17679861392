-- Transfers that are made by hand, with a picture that operators look at.
alter table deposit_order
  -- Why operators should look at it.
  add column queue text not null default 'none' check (queue in ('none', 'slip', 'short', 'over', 'late')),
  add column slip_at timestamptz,
  -- Why operators declined it, in words that the player reads.
  add column reason text;
create table deposit_slip (
  player_id uuid not null,
  order_id uuid not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  uploaded_at timestamptz not null,
  primary key (player_id, order_id)
);
-- One transfer of a bank confirms one order.
create index deposit_payment_by_reference on deposit_payment (provider_reference);
create index deposit_order_by_time on deposit_order (created_at, id);
create index deposit_order_by_state on deposit_order (state, created_at, id);
create index deposit_order_by_queue on deposit_order (queue, created_at, id);
