-- Bonus money: `apps/server/src/modules/bonuses`. A wallet holds it apart from cash, and at most one bonus is played at a time.

create domain stake_order as text check (value in ('cashFirst', 'bonusFirst', 'proportional'));

alter table wallet add column bonus_minor minor_at_hand not null default 0;
-- The bonus whose money that is, and in which order a stake takes cash and bonus; null where none is played.
alter table wallet add column bonus_id uuid;
alter table wallet add column stake_order stake_order not null default 'cashFirst';

create table bonus (
  player_id uuid not null,
  bonus_id uuid not null,
  reference text not null,
  currency text not null,
  amount_minor moved_minor not null,
  required_minor minor_at_hand not null,
  -- Per cent of a valid stake by category, as the terms were when it was granted.
  contributions jsonb not null,
  conversion_cap_minor bigint check (conversion_cap_minor >= 0),
  stake_order stake_order not null,
  expires_at timestamptz,
  -- waiting: another one is played first.
  state text not null check (state in ('waiting', 'active', 'released', 'used', 'forfeited', 'expired')),
  reason text,
  progress_minor minor_at_hand not null default 0,
  released_minor minor_at_hand not null default 0,
  forfeited_minor minor_at_hand not null default 0,
  granted_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- When its progress was last counted, and at which version of the wallet.
  counted_at timestamptz,
  counted_version bigint,
  primary key (player_id, bonus_id),
  unique (player_id, reference)
);
create index bonus_open on bonus (state, player_id) where state in ('waiting', 'active');
create index bonus_by_time on bonus (granted_at, bonus_id);

-- What a player can claim: `apps/server/src/modules/rewards`. What has passed its time is expired, whatever its state says.
create table reward (
  player_id uuid not null,
  reward_id uuid not null,
  source text not null,
  reference text not null,
  pay jsonb not null,
  words jsonb not null,
  state text not null check (state in ('claimable', 'claimed')),
  offered_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (player_id, reward_id),
  unique (player_id, source, reference)
);
create index reward_by_time on reward (player_id, offered_at);
create index bonus_to_recount on bonus (player_id) where state = 'released' and counted_at is null;

-- How much of a bet, and of what came back of it, was bonus money, and of which bonus.
alter table provider_transaction add column bonus_minor bigint not null default 0;
alter table provider_transaction add column bonus_id uuid;
