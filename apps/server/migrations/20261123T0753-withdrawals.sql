-- Money out: `apps/server/src/modules/withdrawals`. A withdrawal's money waits in a hold of its own id.
create table withdrawal (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  currency text not null,
  -- What leaves the wallet, the fee within it.
  amount_minor moved_minor not null,
  fee_minor minor_at_hand not null,
  settled_minor minor_at_hand not null default 0,
  released_minor minor_at_hand not null default 0,
  -- What the bank said it has paid and the player has not answered yet.
  reported_minor minor_at_hand not null default 0,
  state text not null check (state in ('checking', 'review', 'second_look', 'approved', 'paying', 'unknown', 'awaiting',
    'disputed', 'completed', 'rejected', 'cancelled')),
  version bigint not null default 1,
  -- Of the payee as it was when the player asked.
  bank_account_id uuid not null,
  payee_bank text not null,
  payee_name text not null,
  payee_number text not null,
  -- In which the player asked.
  language text not null,
  -- Chosen by the checks: which operators' queue it waits in.
  queue text not null default 'unchecked' check (queue in ('unchecked', 'clean', 'flagged', 'stopped')),
  -- Why it was rejected or disputed, in words that the player reads.
  reason text,
  claimed_by uuid,
  claimed_until timestamptz,
  claim_no integer not null default 0,
  approved_by uuid,
  approved_at timestamptz,
  -- Payouts so far.
  attempts integer not null default 0,
  -- When a job takes it a step further; null where a person has to.
  due_at timestamptz,
  -- When silence counts as received.
  expires_at timestamptz,
  requested_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id),
  unique (player_id, idempotency_key),
  constraint withdrawal_is_never_exceeded check (settled_minor + released_minor <= amount_minor),
  constraint withdrawal_fee_leaves_something check (fee_minor < amount_minor)
);
-- Operators and the paying bank name a withdrawal alone.
create index withdrawal_by_id on withdrawal (id);
create index withdrawal_by_state on withdrawal (state, requested_at, id);
create index withdrawal_due on withdrawal (due_at) where due_at is not null;
-- For the sums of one operator's approvals.
create index withdrawal_by_approver on withdrawal (approved_by, approved_at) where approved_by is not null;

-- Each move from state to state: as many as the version says, less the first.
create table withdrawal_step (
  player_id uuid not null,
  withdrawal_id uuid not null,
  position bigint not null,
  move text not null,
  from_state text not null,
  to_state text not null,
  -- `player:<id>`, `operator:<id>` or `system`.
  actor text not null,
  note text,
  at timestamptz not null,
  primary key (player_id, withdrawal_id, position)
);

-- What the checks found, each time they ran: at the request, at an approval, before a payout.
create table withdrawal_check (
  player_id uuid not null,
  withdrawal_id uuid not null,
  -- The withdrawal's version at which they ran.
  run bigint not null,
  name text not null,
  verdict text not null check (verdict in ('pass', 'flag', 'stop')),
  evidence text,
  at timestamptz not null,
  primary key (player_id, withdrawal_id, run, name)
);

-- What the bank was asked to pay. The bank knows it as `<withdrawal>-<attempt>`, for ever, and pays that once.
create table withdrawal_payout (
  player_id uuid not null,
  withdrawal_id uuid not null,
  attempt integer not null,
  provider text not null,
  amount_minor moved_minor not null,
  state text not null check (state in ('open', 'done', 'refused')),
  -- How often it was sent, and how often asked about.
  sent integer not null default 0,
  asked integer not null default 0,
  -- As the bank said, whatever was asked for.
  paid_minor minor_at_hand not null default 0,
  reference text,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, withdrawal_id, attempt)
);
create unique index withdrawal_payout_one_open on withdrawal_payout (player_id, withdrawal_id) where state = 'open';

-- Pictures that a player sends to show what did not arrive, painted anew.
create table withdrawal_proof (
  player_id uuid not null,
  withdrawal_id uuid not null,
  proof_id uuid not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- With an answer; one that never went along is pruned.
  sent_at timestamptz,
  primary key (player_id, withdrawal_id, proof_id)
);

-- What a player has to stake before money leaves: one row for each payment that came in, later for each bonus.
create table turnover_requirement (
  player_id uuid not null,
  source text not null,
  reference text not null,
  currency text not null,
  base_minor moved_minor not null,
  -- Zero where the brand asks for nothing: the payment is remembered all the same.
  required_minor minor_at_hand not null,
  opened_at timestamptz not null,
  met_at timestamptz,
  primary key (player_id, source, reference)
);
create index turnover_requirement_open on turnover_requirement (player_id, opened_at) where met_at is null;

-- Deposits of before carry the requirement that the setting has until it is changed.
insert into turnover_requirement (player_id, source, reference, currency, base_minor, required_minor, opened_at)
select p.player_id, 'deposit', p.order_id || ':' || p.provider_reference, o.currency, p.amount_minor, p.amount_minor,
  p.noticed_at
from deposit_payment p
join deposit_order o on o.player_id = p.player_id and o.id = p.order_id;

-- Who else has played on a device, or from an address.
create index session_by_device on session (device_hash) where device_hash is not null;
create index session_by_address on session (address, opened_at);

-- What the sandbox's bank was asked to pay. Elsewhere it stays empty.
create table sandbox_payout (
  payout_id text primary key,
  amount_minor moved_minor not null,
  currency text not null,
  state text not null check (state in ('waiting', 'paid', 'refused')),
  paid_minor minor_at_hand not null default 0,
  -- How many of its next answers are lost.
  answers_to_lose integer not null default 0,
  received_at timestamptz not null
);
