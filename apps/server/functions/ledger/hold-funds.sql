-- Moves money from a player's wallet to the account `held`, where it waits under the hold's key until it is settled or
-- released. Outcomes as `post_transfer`.
create or replace function hold_funds(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_amount_minor bigint, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
begin
  select p.outcome, p.available_minor, p.version into outcome, available_minor, version
  from post_transfer(p_player_id, p_book, p_currency, p_source, p_key, 'hold', 'wallet', 'held', p_amount_minor, p_key,
    p_at) p;
  if outcome = 'posted' then
    insert into hold (player_id, source, key, book, currency, amount_minor, settled_minor, released_minor, opened_at)
    values (p_player_id, p_source, p_key, p_book, p_currency, p_amount_minor, 0, 0, p_at);
  end if;
end $$;
