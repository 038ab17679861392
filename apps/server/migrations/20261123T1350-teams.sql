-- What teams come to, day by day: `apps/server/src/modules/teams`. An account counts in its own team and in that of everybody
-- above it when the movement was made. Rows are added to by closed buckets of the figures, once each.
create table team_day (
  player_id uuid not null,
  day date not null,
  -- Without what came from below: by it an account is found to be active.
  own_stake_minor bigint not null,
  joined bigint not null,
  active bigint not null,
  deposit_count bigint not null,
  deposit_minor bigint not null,
  withdrawal_count bigint not null,
  withdrawal_minor bigint not null,
  bet_count bigint not null,
  stake_minor bigint not null,
  won_minor bigint not null,
  bonus_minor bigint not null,
  primary key (player_id, day)
);
create index team_day_by_day on team_day using brin (day);

-- Up to which bucket teams have been counted.
create table team_progress (
  one boolean primary key check (one),
  counted_before timestamptz not null
);
insert into team_progress values (true, '-infinity');

create index agent_edge_by_time on agent_edge using brin (valid_from) with (autosummarize = on);

-- A link by which an agent brings accounts of one type at fixed rates, as often as it says.
create table invitation_link (
  code text primary key,
  player_id uuid not null,
  account_type smallint not null,
  rebate_millionths integer not null,
  prize_mode smallint not null,
  uses integer not null default 0,
  use_maximum integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (uses <= use_maximum)
);
create index invitation_link_by_player on invitation_link (player_id, created_at);

-- Money from one player to another of the same tree, as each of both sees it.
create table player_transfer (
  player_id uuid not null,
  transfer_id uuid not null,
  counterpart_id uuid not null,
  -- upline, downline: where the other one is.
  side text not null check (side in ('upline', 'downline')),
  -- Above zero for who got it.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  idempotency_key text not null,
  at timestamptz not null,
  primary key (player_id, transfer_id)
);
create index player_transfer_by_time on player_transfer (player_id, at);

-- A page of those directly below one, the newest first.
drop index agent_edge_by_upline;
create index agent_edge_by_upline on agent_edge (upline_id, player_id) where valid_to = 'infinity' and upline_id is not null;
