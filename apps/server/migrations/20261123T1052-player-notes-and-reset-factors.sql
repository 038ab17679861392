-- When operators took a lost authenticator away: money out is looked at more closely for a while afterwards.
create table authenticator_reset (
  player_id uuid not null,
  reset_at timestamptz not null,
  primary key (player_id, reset_at)
);

-- What operators have written down about a player. Never changed: a later note corrects an earlier one.
create table player_note (
  player_id uuid not null,
  note_id uuid not null,
  text text not null,
  -- The operator's name.
  written_by text not null,
  written_at timestamptz not null,
  primary key (player_id, note_id)
);
