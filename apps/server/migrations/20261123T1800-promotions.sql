-- Promotions and what players have of them: `apps/server/src/modules/promotions`.

create table promotion (
  promotion_id uuid primary key,
  -- Of the brand's folder; null for what operators made.
  code text unique,
  kind text not null check (kind in ('deposit', 'freeCredit', 'rescue', 'rebate')),
  state text not null check (state in ('draft', 'published', 'closed')),
  version integer not null,
  type text not null,
  tag text,
  scene text not null,
  position integer not null,
  published_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Hundredths of a per cent, of the deposit, the loss or the stakes; a free credit is an amount.
  percent_basis_points integer check (percent_basis_points > 0),
  amount_minor bigint check (amount_minor > 0),
  minimum_minor bigint not null check (minimum_minor >= 0),
  cap_minor bigint check (cap_minor > 0),
  cycle text not null check (cycle in ('once', 'daily', 'weekly')),
  multiplier_hundredths integer not null check (multiplier_hundredths >= 0),
  base text not null check (base in ('bonus', 'depositAndBonus')),
  contributions jsonb not null,
  products text[] not null,
  conversion_cap_hundredths integer check (conversion_cap_hundredths > 0),
  days_valid integer not null check (days_valid > 0),
  methods text[] not null,
  needs_review boolean not null,
  minimum_rank integer not null check (minimum_rank >= 0),
  new_within_days integer check (new_within_days > 0),
  needs_verified_phone boolean not null,
  dialling_codes text[] not null,
  agent_ids uuid[] not null,
  once_per_person boolean not null,
  budget_minor bigint check (budget_minor > 0),
  -- Taken from under the lock of this row by whatever pays, and so never overspent.
  budget_left_minor bigint check (budget_left_minor >= 0),
  idempotency_key text unique,
  changed_at timestamptz not null,
  changed_by text,
  check ((budget_minor is null) = (budget_left_minor is null)),
  check ((kind = 'freeCredit') = (amount_minor is not null)),
  check ((kind = 'freeCredit') = (percent_basis_points is null))
);
create table promotion_text (
  promotion_id uuid not null references promotion (promotion_id),
  language text not null,
  title text not null,
  summary text not null,
  content text not null,
  primary key (promotion_id, language)
);

-- One for each player, promotion and cycle: `once`, a business day, or the Monday of a week.
create table promotion_claim (
  player_id uuid not null,
  promotion_id uuid not null,
  cycle text not null,
  claim_id uuid not null,
  state text not null check (state in ('joined', 'applying', 'rejected', 'due', 'offered', 'claimed', 'lapsed')),
  -- Deposited, lost or staked.
  base_minor bigint not null check (base_minor >= 0),
  amount_minor bigint check (amount_minor > 0),
  currency text not null,
  -- The deposit that was paid for.
  order_id uuid,
  remark text,
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  primary key (player_id, promotion_id, cycle)
);
create index promotion_claim_by_id on promotion_claim (claim_id);
create index promotion_claim_by_time on promotion_claim (asked_at, claim_id);
create index promotion_claim_by_promotion on promotion_claim (promotion_id, state);
create index promotion_claim_due on promotion_claim (promotion_id, cycle) where state = 'due';

-- Pictures go along with the application that names them; what is never named is forgotten.
create table promotion_proof (
  player_id uuid not null,
  proof_id uuid not null,
  promotion_id uuid not null,
  claim_id uuid,
  file_id uuid not null,
  uploaded_at timestamptz not null,
  primary key (player_id, proof_id)
);
create index promotion_proof_by_claim on promotion_proof (claim_id);

-- How far the losses and stakes of business days were counted for promotions.
create table promotion_count (
  promotion_id uuid not null references promotion (promotion_id),
  cycle text not null,
  counted_at timestamptz not null,
  primary key (promotion_id, cycle)
);

alter table deposit_order add column promotion_id uuid;
