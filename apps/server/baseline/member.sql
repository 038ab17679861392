-- The optional fields of the registration form, as the brand had them switched on that day.
create table registration_detail (
  player_id uuid not null,
  field text not null,
  value text not null,
  primary key (player_id, field)
);

-- Where a player can be reached: a number in E.164, a mail address in lower case. Proved once a code came back from it.
create table account_contact (
  player_id uuid not null,
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  proved_at timestamptz,
  primary key (player_id, channel)
);

-- Who has proved a contact. It is apart because it is unique over all players.
create table contact_claim (
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  player_id uuid not null,
  primary key (channel, value)
);

-- A picture that a player has put up, painted anew by the server. Its name is drawn and changes with it.
create table avatar_picture (
  player_id uuid primary key,
  name text not null unique,
  bytes bytea not null,
  made_at timestamptz not null
);
