-- A player's limits with what is used of each in its period, in minor units or minutes.
create or replace function play_limit_use(p_player_id uuid, p_at timestamptz)
returns table (kind text, period text, amount bigint, used bigint, asked_amount bigint, asked_at timestamptz)
language sql stable
begin atomic
  select l.kind, l.period, l.amount,
    case l.kind
      when 'deposit' then deposited_since(l.player_id, play_period_begins(l.period, p_at), p_at)
      when 'time' then
        minutes_logged_in(l.player_id, business_day_begins(play_period_begins(l.period, p_at)), p_at)
      when 'stake' then coalesce(t.staked_minor, 0) + coalesce(w.play_staked_minor, 0)
      else coalesce(t.lost_minor, 0) + coalesce(w.play_lost_minor, 0)
    end,
    l.asked_amount, l.asked_at
  from play_limit l
  left join play_tally t on t.player_id = l.player_id and t.period = l.period
    and t.begins = play_period_begins(l.period, p_at)
  -- What the wallet has counted in the same period and not yet handed over.
  left join wallet w on w.player_id = l.player_id and w.book = 'real' and w.is_limited
    and play_period_begins(l.period, w.play_until - interval '1 microsecond') = play_period_begins(l.period, p_at)
  where l.player_id = p_player_id
  order by l.kind, l.period;
end;
