-- How much cash a player may still stake now under the limits of stakes and of losses; null without any.
create or replace function play_room(p_player_id uuid, p_at timestamptz) returns bigint language sql stable
begin atomic
  select min(l.amount - case when t.begins = date_trunc(l.period, d.today)::date
    then case l.kind when 'stake' then t.staked_minor else t.lost_minor end else 0 end)
  -- The day is asked for once, not for each limit.
  from (select business_day(p_at)::timestamp as today offset 0) d
  cross join play_limit l
  left join play_tally t on t.player_id = l.player_id and t.period = l.period
  where l.player_id = p_player_id and l.kind in ('stake', 'loss');
end;
