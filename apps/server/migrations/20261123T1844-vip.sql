-- Ranks of players: `apps/server/src/modules/vip`. The rank that a player holds is `account.rank_level`.

-- The names of ranks are the ladder's, in each language.
alter table account drop column rank_name;

create table vip_rank (
  level smallint primary key check (level >= 0),
  tone text not null,
  -- In all; both are needed.
  deposit_minor bigint not null check (deposit_minor >= 0),
  turnover_minor bigint not null check (turnover_minor >= 0),
  -- Within a period.
  keep_turnover_minor bigint not null check (keep_turnover_minor >= 0),
  withdrawal_maximum_minor bigint check (withdrawal_maximum_minor > 0),
  withdrawal_daily_maximum_minor bigint check (withdrawal_daily_maximum_minor > 0),
  is_served_first boolean not null,
  points_percent integer not null check (points_percent >= 0),
  -- Per cent of stakes as decimal text, by category.
  rebates jsonb not null,
  upgrade_gift_minor bigint not null check (upgrade_gift_minor >= 0),
  weekly_gift_minor bigint not null check (weekly_gift_minor >= 0),
  birthday_gift_minor bigint not null check (birthday_gift_minor >= 0)
);
create table vip_rank_text (
  level smallint not null references vip_rank (level),
  language text not null,
  name text not null,
  primary key (level, language)
);

-- An evaluation, a rank set by hand and a change of the ladder each lock this row first.
create table vip_progress (
  one boolean primary key check (one),
  ladder_version integer not null,
  -- Days before it are part of `vip_player`; no figure of them changes any more.
  folded_before date not null,
  -- Periods that ended before it have been judged.
  judged_before date,
  -- Buckets before it have been looked at since they were closed.
  looked_before timestamptz
);
insert into vip_progress values (true, 0, '-infinity', null, null);

create table vip_player (
  player_id uuid primary key,
  deposit_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  -- The highest rank that deposits and stakes have reached; its gifts were given.
  reached smallint not null default 0,
  moves integer not null default 0
);

create table vip_move (
  player_id uuid not null,
  number integer not null,
  from_level smallint not null,
  to_level smallint not null,
  cause text not null check (cause in ('reached', 'regained', 'lowered', 'manual')),
  reason text,
  operator_id uuid,
  at timestamptz not null,
  primary key (player_id, number)
);

-- What a rank gives: once for each source and reference, until it is laid out for the player.
create table vip_gift (
  player_id uuid not null,
  source text not null check (source in ('vipUpgrade', 'vipWeekly', 'vipBirthday')),
  reference text not null,
  level smallint not null,
  amount_minor bigint not null check (amount_minor > 0),
  due_at timestamptz not null,
  expires_at timestamptz,
  given_at timestamptz,
  primary key (player_id, source, reference)
);
create index vip_gift_due on vip_gift (due_at) where given_at is null;
create index account_by_rank on account (rank_level) where rank_level > 0;
