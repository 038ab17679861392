-- What uplines pay their downlines, and what it came to: `apps/server/src/modules/contracts`.

-- Who changes a contract holds this row, so that no terms are accepted under others that are ending.
create table agent_contract_change (
  one boolean primary key check (one)
);
insert into agent_contract_change values (true);

-- A version of a contract. `player_id` earns it; `upline_id` pays it, and null stands for the operator. It holds from the
-- beginning of a period until that of another, whatever becomes of its state before.
create table agent_contract (
  player_id uuid not null,
  id uuid not null,
  upline_id uuid,
  family text not null check (family in ('dividend', 'daily', 'hourly', 'realtime')),
  period text not null check (period in ('once', 'daily', 'weekly', 'semimonthly', 'monthly')),
  terms jsonb not null,
  state text not null
    check (state in ('offered', 'accepted', 'rejected', 'withdrawn', 'expired', 'superseded', 'terminated')),
  offered_by text not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  effective_from timestamptz,
  effective_to timestamptz not null default 'infinity',
  -- Why it ended: by the upline, with the upline's own, or because new terms left no room for it.
  ended_because text check (ended_because in ('replaced', 'upline', 'lower', 'cascade')),
  supersedes uuid,
  primary key (player_id, id),
  check (effective_to >= effective_from)
);
create index agent_contract_offered on agent_contract (player_id, family) where state = 'offered';
create index agent_contract_accepted on agent_contract (player_id, family) where state = 'accepted';
create index agent_contract_given on agent_contract (upline_id) where state in ('offered', 'accepted');
create index agent_contract_by_offer on agent_contract (offered_at, id);
create index agent_contract_in_force on agent_contract (family, effective_from) where effective_from is not null;

-- A window of a family, settled once. `waiting` is for an operator, `booking` for the job.
create table agent_run (
  id uuid primary key,
  family text not null,
  -- Of dividends, whose windows are their periods; empty for salaries.
  period text not null,
  window_begins timestamptz not null,
  window_ends timestamptz not null,
  state text not null check (state in ('waiting', 'booking', 'settled')),
  currency text not null,
  lines bigint not null,
  due_micros bigint not null,
  paid_micros bigint not null,
  owed_micros bigint not null,
  computed_at timestamptz not null,
  released_by text,
  -- When the first line becomes payable that is not booked.
  next_payable_at timestamptz,
  settled_at timestamptz,
  unique (family, period, window_begins)
);
create index agent_run_by_window on agent_run (window_begins, id);
create index agent_run_open on agent_run (next_payable_at) where state <> 'settled';

-- What a version of a contract came to in a window: the key is what makes it once. What the agent gets or owes is written
-- when the line is booked, after its period has ended.
create table agent_run_line (
  player_id uuid not null,
  contract_id uuid not null,
  window_begins timestamptz not null,
  run_id uuid not null,
  family text not null,
  currency text not null,
  upline_id uuid,
  stake_minor bigint not null,
  active bigint not null,
  lost_stake_minor bigint not null,
  won_stake_minor bigint not null,
  -- Of dividends: the operator's win of the window, with what was carried in, and what it leaves to the next.
  win_minor bigint not null,
  loss_minor bigint not null,
  carry_minor bigint not null,
  rate bigint not null,
  due_micros bigint not null,
  passed_on_micros bigint not null,
  correction_micros bigint not null,
  net_micros bigint not null,
  payable_at timestamptz not null,
  recovered_micros bigint,
  accrued_micros bigint,
  booked_at timestamptz,
  primary key (player_id, contract_id, window_begins)
);
create index agent_run_line_unbooked on agent_run_line (run_id, player_id) where booked_at is null;
create index agent_run_line_by_window on agent_run_line (player_id, family, window_begins);

-- What an agent owes because its downlines were due more than itself. Later incomes repay it.
create table agent_debt (
  player_id uuid not null,
  currency text not null,
  owed_micros bigint not null check (owed_micros >= 0),
  primary key (player_id, currency)
);

-- What operators add to an agent's next settlement of a family, or take from it.
create table agent_correction (
  player_id uuid not null,
  id uuid not null,
  family text not null,
  amount_micros bigint not null check (amount_micros <> 0),
  reason text not null,
  proposed_by uuid not null,
  approved_by uuid,
  at timestamptz not null,
  run_id uuid,
  primary key (player_id, id)
);
create index agent_correction_waiting on agent_correction (player_id, family) where run_id is null;
