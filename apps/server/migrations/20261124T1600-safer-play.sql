-- Limits that players set themselves, and breaks from play: `apps/server/src/modules/safer-play`.

-- Whether the ledger asks for the room that limits leave, and counts what is played.
alter table wallet add column is_limited boolean not null default false;

create table play_limit (
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units of money, or minutes.
  amount bigint not null check (amount >= 0),
  -- A raise that waits, null for none at all; it can be confirmed a day after it was asked for.
  asked_amount bigint check (asked_amount > amount),
  asked_at timestamptz,
  primary key (player_id, kind, period),
  check (asked_at is not null or asked_amount is null)
);
create index play_limit_of_time on play_limit (player_id) where kind = 'time';

-- What a limited player has played with cash in the period that began last: stakes that stand, and those less what came back.
create table play_tally (
  player_id uuid not null,
  period text not null,
  begins date not null,
  staked_minor bigint not null,
  lost_minor bigint not null,
  primary key (player_id, period)
);

-- Nothing ends one before its end.
create table play_break (
  player_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('timeout', 'exclusion', 'time')),
  began_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > began_at),
  primary key (player_id, id)
);
create index play_break_by_end on play_break (player_id, ends_at);

-- What happened to limits and breaks, for operators and regulators.
create table safer_play_event (
  player_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  subject text,
  period text,
  amount_minor bigint,
  minutes bigint,
  currency text not null,
  until timestamptz,
  operator_id uuid,
  reason text,
  primary key (player_id, id)
);
create index safer_play_event_by_time on safer_play_event (at desc, id desc);
create index safer_play_event_by_kind on safer_play_event (kind, at desc, id desc);

alter table session drop constraint session_ended_because_check;
alter table session add constraint session_ended_because_check
  check (ended_because in ('logout', 'replaced', 'ended', 'password', 'closed', 'operator', 'break'));
