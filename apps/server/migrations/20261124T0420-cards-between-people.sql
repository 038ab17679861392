-- Card games between people: `apps/server/src/modules/studio/cards`.

-- People are brought together at tables of a title. Whoever changes a table locks its row first.
create table studio_card_table (
  id uuid primary key,
  game_code text not null,
  currency text not null,
  -- Of a practice table: nobody else sits there.
  owner_id text,
  hand_id uuid,
  hands integer not null default 0,
  -- Grows with everything that its people are told of.
  version bigint not null default 0,
  opened_at timestamptz not null
);
create index studio_card_table_of_game on studio_card_table (game_code, currency) where owner_id is null;

-- Locked while somebody is seated, so that two who come at once meet at one table.
create table studio_card_room (
  game_code text primary key,
  seated_at timestamptz not null
);

create table studio_card_seat (
  user_id text not null,
  game_code text not null,
  table_id uuid not null,
  seat integer not null check (seat >= 0),
  client_seed text not null,
  sealed_token bytea not null,
  sat_at timestamptz not null,
  -- The last sign of life, and whether the last stream has ended since.
  seen_at timestamptz not null,
  gone_at timestamptz,
  is_leaving boolean not null default false,
  -- Moves that the clock has made in this hand.
  missed integer not null default 0,
  primary key (user_id, game_code),
  unique (table_id, seat)
);

create table studio_card_hand (
  id uuid primary key,
  table_id uuid not null,
  game_code text not null,
  number integer not null,
  engine text not null,
  currency text not null,
  unit_minor bigint not null check (unit_minor > 0),
  is_practice boolean not null,
  -- Closed under a key outside the database until it is revealed.
  kept_server_seed text not null,
  commitment text not null,
  state text not null check (state in ('gathering', 'holding', 'playing', 'judged', 'paid', 'cancelled')),
  -- By place at the hand: who plays, empty for the house of a practice table; the seat at the table; the seed.
  user_ids text[] not null default '{}',
  seats integer[] not null default '{}',
  client_seeds text[] not null default '{}',
  moves jsonb not null default '[]',
  -- By place: what was won before rake; null until it is over.
  units integer[],
  rake_minor bigint check (rake_minor >= 0),
  -- When the clock does what is next.
  deadline timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (table_id, number),
  check (cardinality(user_ids) = cardinality(client_seeds) and cardinality(user_ids) = cardinality(seats))
);
create index studio_card_hand_of_users on studio_card_hand using gin (user_ids);
create index studio_card_hand_due on studio_card_hand (deadline) where state in ('gathering', 'holding', 'playing', 'judged');
create index studio_card_hand_ended on studio_card_hand (ended_at) where units is not null and not is_practice;

-- What is held of a player for a hand: the most that it can cost. All of it is a bet, what is left comes back as a win.
create table studio_card_stake (
  user_id text not null,
  hand_id uuid not null,
  place integer not null,
  game_code text not null,
  currency text not null,
  hold_minor bigint not null check (hold_minor > 0),
  win_minor bigint check (win_minor >= 0),
  state text not null check (state in
    ('bet-sent', 'placed', 'win-sent', 'rolling-back', 'settled', 'refused', 'rolled-back')),
  -- Fixed with the stake, so that a repeated call moves money once.
  bet_transaction uuid not null,
  win_transaction uuid not null,
  rollback_transaction uuid not null,
  -- The launch token under a key that is not in the database; only while the stake is open.
  sealed_token bytea,
  balance_minor bigint,
  held_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, hand_id)
);
create index studio_card_stake_of_hand on studio_card_stake (hand_id);
create index studio_card_stake_due on studio_card_stake (next_attempt_at) where state in ('win-sent', 'rolling-back');
create index studio_card_stake_held on studio_card_stake (held_at);
