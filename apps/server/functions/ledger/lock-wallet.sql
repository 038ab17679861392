-- Locks the player's wallet: from here on this player's transactions go one after another.
create or replace function lock_wallet(p_player_id uuid, p_currency text, p_book text) returns wallet language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into strict v_wallet
  from wallet w where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book for update;
  return v_wallet;
end $$;
