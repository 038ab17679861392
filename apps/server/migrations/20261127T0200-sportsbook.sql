-- The studio's sportsbook: `apps/server/src/modules/studio/book`.

-- A match of a book. Of a virtual one the seed is committed to with the row, before its first bet.
create table studio_book_match (
  id uuid primary key,
  game_code text not null,
  league_id text not null,
  sport text not null check (sport in ('football', 'esports', 'duel')),
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  -- The latest.
  ends_at timestamptz not null,
  -- Of a virtual match: its engine, the chances of each side out of 4,096, and how long a minute of it takes.
  engine text,
  home_rate integer,
  away_rate integer,
  minute_ms integer,
  -- Which place of the league's plan it has.
  lane integer,
  slot bigint,
  -- Closed under a key outside the database until it is over.
  kept_server_seed text,
  commitment text,
  -- Of a match whose odds and results come from outside: who names it how, and what was told last.
  feed_key text,
  feed jsonb,
  -- `judged`: its bets are being decided. `paid`: none waits for its result any more.
  state text not null check (state in ('open', 'judged', 'paid')),
  is_void boolean not null default false,
  home_score integer,
  away_score integer,
  -- Grows with each result that was told.
  result_no integer not null default 0,
  judged_at timestamptz,
  unique (game_code, league_id, lane, slot),
  unique (game_code, feed_key),
  check ((engine is null) = (kept_server_seed is null) and (engine is null) <> (feed_key is null)),
  check (engine is null or (home_rate > 0 and away_rate > 0 and minute_ms > 0 and commitment is not null))
);
create index studio_book_match_of_game on studio_book_match (game_code, starts_at);
create index studio_book_match_due on studio_book_match (starts_at) where state <> 'paid';

create table studio_book_bet (
  user_id text not null,
  id uuid not null,
  bet_key uuid not null,
  game_code text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- Null until it is decided or cashed out.
  returned_minor bigint check (returned_minor >= 0),
  is_cashed_out boolean not null default false,
  -- All of its legs were returned: its stake is rolled back, so that it counts for nothing.
  is_given_back boolean not null default false,
  -- What corrected results have changed after it was decided, and what of that could not be posted.
  correction_minor bigint,
  unposted_minor bigint,
  -- A result of it comes from outside and may be corrected, so its token is kept for a while.
  is_correctable boolean not null,
  state text not null check (state in
    ('bet-sent', 'placed', 'paying', 'settled', 'refused', 'rolling-back', 'rolled-back')),
  bet_transaction uuid not null,
  -- The launch token under a key that is not in the database.
  sealed_token bytea,
  balance_minor bigint,
  refusal text,
  placed_at timestamptz not null,
  changed_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id),
  unique (user_id, bet_key)
);
create index studio_book_bet_of_user on studio_book_bet (user_id, game_code, id desc);
create index studio_book_bet_due on studio_book_bet (next_attempt_at) where state in ('bet-sent', 'paying', 'rolling-back');
create index studio_book_bet_placed on studio_book_bet (placed_at);
create index studio_book_bet_unposted on studio_book_bet (changed_at) where unposted_minor is not null;

create table studio_book_leg (
  user_id text not null,
  bet_id uuid not null,
  place integer not null,
  match_id uuid not null,
  market text not null,
  selection text not null,
  odds_hundredths integer not null check (odds_hundredths > 100),
  is_live boolean not null,
  home_at_bet integer not null,
  away_at_bet integer not null,
  minute_at_bet integer not null,
  result text check (result in ('won', 'half-won', 'push', 'half-lost', 'lost', 'void')),
  -- Of the match, by which it was decided.
  result_no integer not null default 0,
  primary key (user_id, bet_id, place),
  unique (user_id, bet_id, match_id)
);
create index studio_book_leg_of_match on studio_book_leg (match_id, result_no);

-- Everything that a decided bet has the wallet do, in order, under transactions that were fixed with the decision.
create table studio_book_payment (
  user_id text not null,
  bet_id uuid not null,
  place integer not null,
  transaction uuid not null,
  kind text not null check (kind in ('win', 'rollback')),
  -- The bet that a win is of, or what a rollback undoes.
  reference uuid not null,
  amount_minor bigint not null check (amount_minor >= 0),
  is_done boolean not null default false,
  made_at timestamptz not null,
  primary key (user_id, bet_id, place)
);
