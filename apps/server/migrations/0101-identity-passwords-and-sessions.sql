-- Why a session ended, for the list that its owner sees and for whoever comes back with its token; null while it is open
-- and for those that ended before this was kept.
alter table session add column ended_because text
  check (ended_because in ('logout', 'replaced', 'ended', 'password', 'closed'));
-- LOGIN-16: opened with a password that must be changed, so the change may leave the old one out.
alter table session add column must_change_password boolean not null default false;
create index session_by_player on session (player_id, opened_at);

-- A link by mail that sets a new password. Only the hash of its token is kept.
create table password_reset (
  token_hash bytea primary key,
  player_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_by_player on password_reset (player_id);
