-- A way that a member began, by the password, to link an account elsewhere to their own. It links it to them and opens
-- nothing; a way without one opens a session and links nothing to whoever is logged in.
alter table social_login add column linking_player_id uuid;
