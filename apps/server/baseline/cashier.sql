-- Deposit orders and the payments that banks confirmed for them. An order is what the player asked for; a payment is
-- money that arrived, and each one is credited once.
create table deposit_order (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  method text not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor > 0),
  received_minor bigint not null default 0 check (received_minor >= 0),
  currency text not null,
  state text not null check (state in ('pending', 'confirmed', 'failed', 'expired')),
  pay_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- In which the player asked, so that what follows by mail is said in it.
  language text not null,
  primary key (player_id, id),
  unique (player_id, idempotency_key)
);
-- A provider's notice names the order alone.
create index deposit_order_by_id on deposit_order (id);

create table deposit_payment (
  player_id uuid not null,
  order_id uuid not null,
  provider_reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  noticed_at timestamptz not null,
  primary key (player_id, order_id, provider_reference)
);

-- One row a player: asking for a deposit locks it, so that the bound on open orders holds under parallel requests.
create table depositor (
  player_id uuid primary key,
  last_request_at timestamptz not null
);
