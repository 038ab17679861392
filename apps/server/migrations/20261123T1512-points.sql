-- The points mall: `apps/server/src/modules/points`. Points themselves are wallets of the book `points`.

create table point_good (
  good_id uuid primary key,
  -- Of the brand's folder; null for what operators added.
  code text unique,
  motif text not null,
  points bigint not null check (points > 0),
  -- Staked within the last thirty days, before it can be had.
  required_minor bigint not null check (required_minor >= 0),
  -- Paid into the wallet at once; null for what is sent.
  credit_minor bigint check (credit_minor > 0),
  stock bigint not null check (stock >= 0),
  is_offered boolean not null,
  position integer not null,
  version integer not null,
  -- Of the operator's request that added it.
  idempotency_key text unique
);
create table point_good_text (
  good_id uuid not null references point_good (good_id),
  language text not null,
  name text not null,
  detail text not null,
  primary key (good_id, language)
);

-- What a day's stakes in a category have earned. The rate is that of the day's first stake in it.
create table point_earning (
  player_id uuid not null,
  day date not null,
  category text not null,
  rate numeric(8, 4) not null check (rate >= 0),
  staked_minor bigint not null,
  points bigint not null check (points >= 0),
  version integer not null,
  primary key (player_id, day, category)
);
-- Each change of it, as the player reads it.
create table point_earned (
  player_id uuid not null,
  day date not null,
  category text not null,
  version integer not null,
  points bigint not null check (points <> 0),
  at timestamptz not null,
  primary key (player_id, day, category, version)
);

create table point_exchange (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  -- Null for a conversion.
  good_id uuid,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  credit_minor bigint check (credit_minor > 0),
  currency text not null,
  state text not null check (state in ('pending', 'confirmed', 'rejected')),
  delivery jsonb,
  remark text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (player_id, id),
  unique (player_id, idempotency_key)
);
create index point_exchange_by_time on point_exchange (asked_at, id);
create index point_exchange_by_state on point_exchange (state, asked_at, id);
create index point_exchange_by_id on point_exchange (id);
