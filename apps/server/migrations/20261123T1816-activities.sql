-- Missions, raffles and red envelopes: `apps/server/src/modules/activities`. What is counted is counted from figures, and
-- nothing of it is kept but what was given.

create table mission (
  mission_id uuid primary key,
  -- Of the brand's folder; null for what operators added.
  code text unique,
  objective text not null
    check (objective in ('depositSum', 'depositCount', 'turnover', 'wins', 'loginDays', 'invitedFriends')),
  -- Empty: all of them.
  categories text[] not null,
  cycle text not null check (cycle in ('daily', 'weekly', 'once')),
  first_day date not null,
  last_day date check (last_day >= first_day),
  -- Null with its prize for a leaderboard alone.
  target bigint check (target > 0),
  prize_kind text check (prize_kind in ('cash', 'bonus', 'points')),
  prize_amount bigint check (prize_amount > 0),
  prize_turnover_hundredths integer check (prize_turnover_hundredths >= 0),
  is_offered boolean not null,
  position integer not null,
  version integer not null,
  -- Of the operator's request that added it.
  idempotency_key text unique,
  check (cycle <> 'once' or last_day is not null),
  check (num_nulls(target, prize_kind, prize_amount, prize_turnover_hundredths) in (0, 4))
);
create table mission_text (
  mission_id uuid not null references mission (mission_id),
  language text not null,
  title text not null,
  detail text not null,
  primary key (mission_id, language)
);
-- What the ranks of a leaderboard bring.
create table mission_rank_prize (
  mission_id uuid not null references mission (mission_id),
  rank_from integer not null check (rank_from > 0),
  rank_to integer not null,
  prize_kind text not null check (prize_kind in ('cash', 'bonus', 'points')),
  prize_amount bigint not null check (prize_amount > 0),
  prize_turnover_hundredths integer not null check (prize_turnover_hundredths >= 0),
  primary key (mission_id, rank_from),
  check (rank_to >= rank_from)
);
-- A reward of a mission is claimed once for each cycle.
create table mission_claim (
  player_id uuid not null,
  mission_id uuid not null,
  cycle_from date not null,
  idempotency_key text not null,
  reached bigint not null,
  prize_kind text not null,
  prize_amount bigint not null check (prize_amount > 0),
  prize_turnover_hundredths integer not null,
  claimed_at timestamptz not null,
  primary key (player_id, mission_id, cycle_from),
  unique (player_id, idempotency_key)
);
create index mission_claim_by_mission on mission_claim (mission_id);

-- A cycle's leaderboard: counted anew until it is final, then frozen with its prizes laid out.
create table mission_board (
  mission_id uuid not null references mission (mission_id),
  cycle_from date not null,
  cycle_to date not null,
  counted_at timestamptz not null,
  is_final boolean not null,
  primary key (mission_id, cycle_from)
);
create table mission_standing (
  mission_id uuid not null,
  cycle_from date not null,
  rank integer not null check (rank > 0),
  player_id uuid not null,
  reached bigint not null,
  reached_at timestamptz not null,
  prize_kind text,
  prize_amount bigint,
  prize_turnover_hundredths integer,
  primary key (mission_id, cycle_from, rank)
);

create table raffle (
  raffle_id uuid primary key,
  code text unique,
  earned_by text not null check (earned_by in ('depositSum', 'turnover')),
  categories text[] not null,
  ticket_minor bigint not null check (ticket_minor > 0),
  tickets_maximum integer not null check (tickets_maximum > 0),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Of the seed from which every ticket's follows. It is closed under a key outside the database.
  commitment text not null,
  closed_seed text not null,
  is_offered boolean not null,
  position integer not null,
  version integer not null,
  idempotency_key text unique
);
create table raffle_text (
  raffle_id uuid not null references raffle (raffle_id),
  language text not null,
  title text not null,
  detail text not null,
  primary key (raffle_id, language)
);
create table raffle_prize (
  raffle_id uuid not null references raffle (raffle_id),
  prize_no integer not null,
  motif text not null,
  -- Null where the ticket wins nothing.
  prize_kind text check (prize_kind in ('cash', 'bonus', 'points')),
  prize_amount bigint check (prize_amount > 0),
  prize_turnover_hundredths integer check (prize_turnover_hundredths >= 0),
  weight integer not null check (weight > 0),
  -- What is left; null where there is no end of it. Below zero is an oversold prize.
  stock bigint check (stock >= 0),
  given bigint not null check (given >= 0),
  primary key (raffle_id, prize_no),
  check (num_nulls(prize_kind, prize_amount, prize_turnover_hundredths) in (0, 3))
);
create table raffle_draw (
  player_id uuid not null,
  raffle_id uuid not null,
  ticket_no integer not null check (ticket_no > 0),
  idempotency_key text not null,
  client_seed text not null,
  -- Of the prizes in their order at that moment.
  weights integer[] not null,
  prize_no integer not null,
  prize_kind text,
  prize_amount bigint,
  prize_turnover_hundredths integer,
  drawn_at timestamptz not null,
  primary key (player_id, raffle_id, ticket_no),
  unique (player_id, idempotency_key)
);

create table envelope (
  envelope_id uuid primary key,
  code text unique,
  kind text not null check (kind in ('fixed', 'random', 'rain')),
  pool_minor bigint not null,
  packets integer not null check (packets > 0),
  prize_turnover_hundredths integer not null check (prize_turnover_hundredths >= 0),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Each day, in the brand's zone.
  opens_at time not null,
  minutes integer not null check (minutes between 1 and 1440),
  is_offered boolean not null,
  position integer not null,
  version integer not null,
  idempotency_key text unique,
  check (pool_minor >= packets)
);
create table envelope_text (
  envelope_id uuid not null references envelope (envelope_id),
  language text not null,
  title text not null,
  detail text not null,
  primary key (envelope_id, language)
);
-- One opening, with the seed that splits its pool: committed to before it opens.
create table envelope_round (
  round_id uuid primary key,
  envelope_id uuid not null references envelope (envelope_id),
  day date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  kind text not null,
  pool_minor bigint not null,
  packets integer not null check (packets > 0),
  prize_turnover_hundredths integer not null,
  -- No packet is given twice, and never more than there was.
  taken integer not null check (taken between 0 and packets),
  paid_minor bigint not null check (paid_minor between 0 and pool_minor),
  commitment text not null,
  closed_seed text not null,
  unique (envelope_id, day)
);
create index envelope_round_by_opening on envelope_round (opens_at);
create table envelope_packet (
  player_id uuid not null,
  round_id uuid not null,
  idempotency_key text not null,
  packet_no integer not null check (packet_no > 0),
  amount_minor bigint not null check (amount_minor > 0),
  claimed_at timestamptz not null,
  primary key (player_id, round_id),
  unique (player_id, idempotency_key)
);
