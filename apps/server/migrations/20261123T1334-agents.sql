-- The tree of agents and their players, as it is and as it was: `apps/server/src/modules/agents`.

-- Who changes the tree holds this row, so that no account joins a branch that is being moved.
create table agent_tree (
  one boolean primary key check (one)
);
insert into agent_tree values (true);

-- Who is directly above an account; null for one at the top. Trial accounts are in no tree.
create table agent_edge (
  player_id uuid not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null default 'infinity' check (valid_to > valid_from),
  upline_id uuid,
  primary key (player_id, valid_from)
);
create index agent_edge_by_upline on agent_edge (upline_id) where valid_to = 'infinity' and upline_id is not null;

-- Everybody above an account. The row of depth 0 is the line itself: it begins anew with each change of the line, so its
-- `valid_from` is the version of the line.
create table agent_closure (
  ancestor_id uuid not null,
  descendant_id uuid not null,
  depth smallint not null check (depth >= 0),
  valid_from timestamptz not null,
  valid_to timestamptz not null default 'infinity' check (valid_to > valid_from),
  primary key (ancestor_id, descendant_id, valid_from)
);
create index agent_closure_by_descendant on agent_closure (descendant_id, valid_to) include (ancestor_id, depth, valid_from);
create index agent_closure_by_depth on agent_closure (ancestor_id, depth) where valid_to = 'infinity';

-- How many accounts are below one, counted by who joins and moves.
create table agent_team (
  player_id uuid primary key,
  members bigint not null check (members >= 0)
);

-- What an account may earn of its own and its team's stakes, and at which prize mode it plays. In millionths: 0.3 % is 3000.
create table agent_rate (
  player_id uuid not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null default 'infinity' check (valid_to > valid_from),
  rebate_millionths integer not null check (rebate_millionths between 0 and 1000000),
  prize_mode smallint not null check (prize_mode between 1000 and 2000),
  primary key (player_id, valid_from)
);

-- Accounts of before are brought into the tree as they were registered.
insert into agent_edge (player_id, valid_from, upline_id)
select a.player_id, a.registered_at, u.player_id
from account a left join account u on u.player_id = a.upline_id and u.role = 'player'
where a.role = 'player' and a.account_type <> 4;

with recursive above as (
  select e.player_id as descendant_id, e.player_id as ancestor_id, 0 as depth, e.valid_from from agent_edge e
  union all
  select a.descendant_id, e.upline_id, a.depth + 1, a.valid_from
  from above a join agent_edge e on e.player_id = a.ancestor_id
  where e.upline_id is not null
)
insert into agent_closure (ancestor_id, descendant_id, depth, valid_from)
select ancestor_id, descendant_id, depth, valid_from from above;

insert into agent_team (player_id, members)
select e.player_id, (select count(*) from agent_closure c where c.ancestor_id = e.player_id and c.depth > 0)
from agent_edge e;

insert into agent_rate (player_id, valid_from, rebate_millionths, prize_mode)
select player_id, valid_from, 0, 1700 from agent_edge;

-- The tree says both: who is above, and so whether money can go there.
alter table account drop column upline_id, drop column may_transfer_to_upline;

-- A figure's line is that of its movements' instants, found when they are counted; a transaction need not carry it.
alter table provider_transaction drop column line_version;
