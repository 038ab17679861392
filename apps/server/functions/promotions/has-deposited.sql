-- Whether money of a player's deposits had arrived before an instant.
create or replace function has_deposited(p_player_id uuid, p_before timestamptz) returns boolean language sql stable
return exists (select from deposit_payment d where d.player_id = p_player_id and d.noticed_at < p_before);
