-- Games of the lotteries as operators open and order them. What a game is, and when it draws, is packages/lottery.
create table lottery_game (
  code text primary key,
  is_open boolean not null default true,
  rank integer not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  -- The operator's name; null for a row that a start of the server made.
  changed_by text
);

-- One decision of a game. Whether it takes bets follows from the clock and the game, never from a column.
create table draw (
  draw_id uuid primary key,
  game_code text not null references lottery_game,
  draw_no text not null,
  -- Where the result comes from: a committed seed, a past draw that a committed seed chooses, a feed, or operators.
  origin text not null check (origin in ('own', 'replay', 'feed', 'entry')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  commitment text,
  -- Under a key outside the database, until the draw.
  sealed_seed text,
  revealed_seed text,
  -- Whose numbers a replay shows.
  replay_of date,
  state text not null default 'scheduled' check (state in ('scheduled', 'drawn', 'settled', 'void')),
  result jsonb,
  -- Of the result: 1 for the first, one more for each correction.
  revision integer not null default 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (game_code, draw_no),
  constraint draw_closes_in_time check (opens_at < closes_at and closes_at <= draws_at),
  constraint draw_is_committed check ((origin in ('own', 'replay')) = (commitment is not null)),
  constraint draw_keeps_one_seed check (sealed_seed is null or revealed_seed is null),
  constraint draw_has_its_result check ((state in ('drawn', 'settled')) <= (result is not null))
);
create index draw_by_closing on draw (game_code, closes_at);
create index draw_due on draw (draws_at) where state = 'scheduled';

-- Every result that a draw ever had.
create table draw_result (
  draw_id uuid not null references draw,
  revision integer not null,
  result jsonb not null,
  source text not null check (source in ('seed', 'replay', 'feed', 'entry')),
  -- Operators' names, of an entry.
  proposed_by text,
  confirmed_by text,
  at timestamptz not null,
  primary key (draw_id, revision)
);

-- What a source has sent so far of a result that is not whole. It is shown and settles nothing.
create table draw_partial (
  draw_id uuid primary key references draw,
  result jsonb not null,
  at timestamptz not null
);
