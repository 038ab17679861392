-- What rules find in play and in movements of money, and the cases about it: `apps/server/src/modules/risk`.

create table risk_case (
  player_id uuid not null,
  id uuid not null,
  state text not null check (state in ('open', 'watched', 'closed')),
  outcome text check (outcome in ('noConcern', 'watched', 'contacted', 'limitsProposed', 'accountClosed')),
  opened_at timestamptz not null,
  -- When somebody looks at it next; of a closed one when it was closed.
  review_at timestamptz not null,
  assigned_to uuid,
  rules text[] not null,
  findings integer not null,
  version integer not null default 1,
  primary key (player_id, id),
  check (state <> 'closed' or outcome is not null)
);
-- What is found of a player goes to the case that is not closed.
create unique index risk_case_one_running on risk_case (player_id) where state <> 'closed';
create index risk_case_by_id on risk_case (id);
create index risk_case_by_review on risk_case (review_at, id);
create index risk_case_by_opened on risk_case (opened_at desc, id desc);
create index risk_case_by_state on risk_case (state, review_at, id);
create index risk_case_by_rules on risk_case using gin (rules);

-- One of a player, a rule and a business day, however often it is counted.
create table risk_finding (
  player_id uuid not null,
  rule text not null check (rule in ('rapidInOut', 'sharedMeans', 'oppositeBets', 'structuredDeposits', 'changeOfPlay')),
  day date not null,
  id uuid not null,
  case_id uuid not null,
  found_at timestamptz not null,
  counted_at timestamptz not null,
  counted jsonb not null,
  -- As they were when it was counted.
  thresholds jsonb not null,
  evidence jsonb not null,
  others uuid[] not null,
  primary key (player_id, rule, day)
);
create index risk_finding_by_case on risk_finding (player_id, case_id, found_at);
create index risk_finding_by_time on risk_finding (found_at, id);
create index risk_finding_by_rule on risk_finding (rule, found_at, id);

-- All that was done in a case; written once.
create table risk_step (
  player_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('opened', 'finding', 'taken', 'givenBack', 'note', 'message', 'decided', 'closed')),
  operator_id uuid,
  subject text,
  text text,
  primary key (player_id, case_id, id)
);

create index deposit_payment_by_time on deposit_payment (noticed_at);
create index deposit_payment_of_player on deposit_payment (player_id, noticed_at);
create index bank_account_by_added on bank_account (added_at);
