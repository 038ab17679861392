-- Opens empty wallets of one book for many players; those that there are stay as they are.
create or replace function open_wallets(
  p_player_ids uuid[], p_book text, p_currency text, p_scale integer, p_at timestamptz
) returns void language sql
begin atomic
  insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor, version, opened_at)
  select distinct p, p_currency, p_book, p_scale, 0, 0, 0, 0, p_at from unnest(p_player_ids) as p order by 1
  on conflict do nothing;
end;
