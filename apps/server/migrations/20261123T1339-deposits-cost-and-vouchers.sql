-- What a deposit order was shown to cost, kept with it, and how it is paid.
alter table deposit_order
  add column kind text not null default 'page' check (kind in ('page', 'qr', 'byHand', 'voucher')),
  add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 9999),
  add column fee_fixed_minor bigint not null default 0 check (fee_fixed_minor >= 0),
  add column fee_maximum_minor bigint check (fee_maximum_minor >= 0),
  -- Taken so far, from all payments of the order.
  add column fee_minor bigint not null default 0 check (fee_minor >= 0);
update deposit_order set kind = 'byHand' where provider = 'manual';

-- Codes that are sold elsewhere and redeemed as deposits. A batch is issued by two operators.
create table voucher_batch (
  batch_id uuid primary key,
  count integer not null check (count between 1 and 1000),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  expires_at timestamptz not null,
  reason text not null,
  proposed_by uuid not null,
  approved_by uuid,
  issued_at timestamptz not null,
  -- When the codes were drawn and handed over.
  taken_at timestamptz,
  voided_at timestamptz
);
create index voucher_batch_by_time on voucher_batch (issued_at, batch_id);
-- A code is kept as its hash under a key outside the database.
create table voucher (
  code_hash bytea primary key,
  batch_id uuid not null,
  player_id uuid,
  order_id uuid,
  redeemed_at timestamptz,
  check ((player_id is null) = (redeemed_at is null) and (order_id is null) = (redeemed_at is null))
);
create index voucher_by_batch on voucher (batch_id);
