-- The code by which a player brings others: an agent's is an affiliate code, anybody's a referral code.
create table invitation_code (
  code text primary key,
  player_id uuid not null unique
);

-- Who brought a player: the agent above them, and the player whose referral they followed.
alter table account add column upline_id uuid;
alter table account add column referrer_id uuid;
create index account_by_upline on account (upline_id) where upline_id is not null;
create index account_by_referrer on account (referrer_id) where referrer_id is not null;
