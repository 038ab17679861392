-- How much cash a player may still stake, of a wallet that the statement holds: read anew, since what was staked up to the lock
-- may have been written after the statement began. Without limits of stakes and losses there is no end.
create or replace function room_of_held(p_player_id uuid, p_at timestamptz) returns bigint language plpgsql volatile as $$
begin
  return coalesce(play_room(p_player_id, p_at), 9223372036854775807);
end $$;
