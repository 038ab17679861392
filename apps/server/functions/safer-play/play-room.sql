-- How much cash a player may still stake now under the limits of stakes and of losses; null without any.
create or replace function play_room(p_player_id uuid, p_at timestamptz) returns bigint language sql stable
begin atomic
  select min(l.amount - coalesce(case l.kind when 'stake' then t.staked_minor else t.lost_minor end, 0))
  from play_limit l
  left join play_tally t on t.player_id = l.player_id and t.period = l.period
    and t.begins = play_period_begins(l.period, p_at)
  where l.player_id = p_player_id and l.kind in ('stake', 'loss');
end;
