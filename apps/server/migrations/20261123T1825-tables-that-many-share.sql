-- Tables of the studio that many share: `apps/server/src/modules/studio/tables`.

-- A round is drawn once for everybody who sits there. `paid` says that no bet of it waits for money any more.
create table studio_table_round (
  game_code text not null,
  -- The second at which it opens.
  number bigint not null,
  engine text not null,
  -- Closed under a key outside the database until it is revealed.
  kept_server_seed text not null,
  commitment text not null,
  state text not null check (state in ('open', 'judged', 'paid')),
  drawn integer[],
  bets_until timestamptz not null,
  reveals_at timestamptz not null,
  revealed_at timestamptz,
  primary key (game_code, number)
);
create index studio_table_round_due on studio_table_round (reveals_at) where state <> 'paid';

create table studio_table_bet (
  user_id text not null,
  id uuid not null,
  bet_key uuid not null,
  game_code text not null,
  round_number bigint not null,
  currency text not null,
  spots text[] not null,
  amounts_minor bigint[] not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- Null until the round is judged.
  win_minor bigint check (win_minor >= 0),
  state text not null check (state in
    ('bet-sent', 'placed', 'win-sent', 'rolling-back', 'settled', 'refused', 'rolled-back')),
  -- Fixed with the bet, so that a repeated call moves money once.
  bet_transaction uuid not null,
  win_transaction uuid not null,
  rollback_transaction uuid not null,
  -- The launch token under a key that is not in the database; only while the bet is open.
  sealed_token bytea,
  balance_minor bigint,
  refusal text,
  placed_at timestamptz not null,
  attempts integer not null,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  unique (user_id, bet_key),
  check (cardinality(spots) = cardinality(amounts_minor))
);
create index studio_table_bet_of_round on studio_table_bet (game_code, round_number);
create index studio_table_bet_by_game on studio_table_bet (user_id, game_code, round_number desc);
create index studio_table_bet_placed on studio_table_bet (placed_at);

-- Locked while a bet begins, so that two of one player never pass a limit together.
create table studio_table_seat (
  user_id text not null,
  game_code text not null,
  bet_at timestamptz not null,
  primary key (user_id, game_code)
);

-- How many people have a table open, as each process counts its own streams.
create table studio_table_presence (
  game_code text not null,
  process_id uuid not null,
  players integer not null,
  seen_at timestamptz not null,
  primary key (game_code, process_id)
);

-- A room of the built-in studio is a table: its limits, and how long a round takes there.
alter table game_room
  add column minimum_minor bigint check (minimum_minor > 0),
  add column maximum_minor bigint check (maximum_minor >= minimum_minor),
  add column round_seconds integer check (round_seconds > 0),
  add constraint game_room_is_a_table check (
    (minimum_minor is null) = (maximum_minor is null) and (minimum_minor is null) = (round_seconds is null));

-- A lost bet of a round that many share is closed by a win of nothing; its player sees it as lost by this.
create index provider_transaction_closed_bet on provider_transaction (provider_code, reference_uuid)
  where kind = 'win' and amount_minor = 0 and round_closed;
