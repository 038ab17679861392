-- What a player has staked of cash since an instant, and what has come back.
create or replace function played_since(
  p_player_id uuid, p_since timestamptz, out staked_minor bigint, out returned_minor bigint
) language sql stable
begin atomic
  select coalesce(sum(t.amount_minor) filter (where t.debit_account = 'wallet'), 0),
    coalesce(sum(t.amount_minor) filter (where t.credit_account = 'wallet'), 0)
  from transfer_keys_since(p_player_id, p_since) k
  join transfer t on t.player_id = p_player_id and t.key_hash = k
  where t.at >= p_since and t.kind in ('bet', 'win', 'rollback') and 'wallet' in (t.debit_account, t.credit_account);
end;
