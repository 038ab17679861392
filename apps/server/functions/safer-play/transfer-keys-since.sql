-- The keys of a player's transfers of real money since an instant, and of some shortly before it: what the figures have
-- counted, and what has come since. The plan is made for the instant each time, as in `player_days`.
create or replace function transfer_keys_since(p_player_id uuid, p_since timestamptz) returns setof bigint
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := date_bin('5 minutes', p_since, 'epoch');
  v_open timestamptz := (select p.closed_before from figure_progress p);
begin
  return query
  select unnest(b.transfer_keys) from figure_player_bucket b
  where b.player_id = p_player_id and b.book = 'real' and b.bucket >= v_from
  union
  select unnest(l.transfer_keys) from figures_of_ledger(greatest(v_open, v_from), 'infinity') l
  where l.player_id = p_player_id and l.book = 'real';
end $$;
