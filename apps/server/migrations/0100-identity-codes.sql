-- One-time codes by text or mail. A row stands for one purpose and one recipient, and holds the newest code alone: the
-- key is a hash of both, the code a keyed hash, so a copy of this table opens nothing.
create table one_time_code (
  key bytea primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries smallint not null check (wrong_tries >= 0),
  sent_at timestamptz not null,
  -- sends that followed each other closely, and those of one day
  sent_in_row smallint not null,
  day_started_at timestamptz not null,
  sent_in_day smallint not null
);
create index one_time_code_by_time on one_time_code (sent_at);

-- A captcha is good for one answer: its nonce stays here until it would have expired anyway.
create table captcha_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_by_expiry on captcha_used (expires_at);

-- Where a player can be reached: a number in E.164, a mail address in lower case. Proved once a code came back from it.
create table account_contact (
  player_id uuid not null,
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  proved_at timestamptz,
  primary key (player_id, channel)
);

-- Who has proved a contact. It stands apart because it is unique over all players.
create table contact_claim (
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  player_id uuid not null,
  primary key (channel, value)
);

insert into account_contact (player_id, channel, value, proved_at)
select player_id, 'mail', lower(value), null from registration_detail where field = 'email';
delete from registration_detail where field = 'email';

-- Addresses from which a player has shown to be the player; an IPv6 address by its /64.
create table registered_address (
  player_id uuid not null,
  address text not null,
  address_id uuid not null,
  registered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (player_id, address),
  unique (player_id, address_id)
);

insert into registered_address (player_id, address, address_id, registered_at, last_used_at)
select player_id, registered_address, gen_random_uuid(), registered_at, registered_at
from account where registered_address is not null;

-- A login whose first step was right and whose second is awaited. Only the hash of its token is kept.
create table pending_login (
  token_hash bytea primary key,
  player_id uuid not null,
  address text not null,
  side text not null check (side in ('member', 'agent')),
  way text not null check (way in ('password', 'sms', 'recovery')),
  is_password_expired boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pending_login_by_expiry on pending_login (expires_at);
