-- What a player has staked of cash since an instant, and what has come back, found by the figures' keys. The plan is made for
-- the instant each time, as in `player_days`.
create or replace function played_since(
  p_player_id uuid, p_since timestamptz, out staked_minor bigint, out returned_minor bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_open timestamptz := (select p.closed_before from figure_progress p);
begin
  select coalesce(sum(t.amount_minor) filter (where t.debit_account = 'wallet'), 0),
    coalesce(sum(t.amount_minor) filter (where t.credit_account = 'wallet'), 0)
  into staked_minor, returned_minor
  from transfer t
  where t.player_id = p_player_id and t.at >= p_since and t.book = 'real' and t.kind in ('bet', 'win', 'rollback')
    and 'wallet' in (t.debit_account, t.credit_account)
    and t.key_hash in (
      select unnest(b.transfer_keys) from figure_player_bucket b
      where b.player_id = p_player_id and b.book = 'real' and b.bucket >= date_bin('5 minutes', p_since, 'epoch')
      union
      select unnest(l.transfer_keys)
      from figures_of_ledger(greatest(v_open, date_bin('5 minutes', p_since, 'epoch')), 'infinity') l
      where l.player_id = p_player_id and l.book = 'real'
    );
end $$;
