-- What invited friends earn: `apps/server/src/modules/referral`. Who invited whom is `account.referrer_id`.

-- From the first step that a friend has met. `player_id` is who invited.
create table referral_friend (
  player_id uuid not null,
  friend_id uuid not null,
  state text not null check (state in ('counted', 'held', 'refused')),
  -- What the two share: device, address, bankAccount.
  shared text[] not null,
  found_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  primary key (player_id, friend_id)
);
create index referral_friend_by_time on referral_friend (found_at, friend_id);
create index referral_friend_by_state on referral_friend (state, found_at, friend_id);
create index referral_friend_by_friend on referral_friend (friend_id);

create table referral_earning (
  player_id uuid not null,
  friend_id uuid not null,
  step smallint not null,
  amount_minor bigint not null check (amount_minor > 0),
  met_at timestamptz not null,
  offered_at timestamptz,
  primary key (player_id, friend_id, step)
);
create index referral_earning_due on referral_earning (met_at) where offered_at is null;
