-- Begins the figures by which a wallet keeps within its limits of stakes and losses: what it has counted goes to the tallies of
-- its periods, and how much may be staked and lost until the business day ends is worked out anew. Asked when a limit changes
-- and with the first play of a day, under the lock of the wallet, which is answered as it is then.
create or replace function renew_play_room(p_player_id uuid, p_currency text, p_at timestamptz) returns wallet
language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into strict v_wallet from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real' for update;
  if v_wallet.play_staked_minor <> 0 or v_wallet.play_lost_minor <> 0 then
    update play_tally t set begins = greatest(t.begins, p.begins),
      staked_minor = case when t.begins < p.begins then 0 else t.staked_minor end + v_wallet.play_staked_minor,
      lost_minor = case when t.begins < p.begins then 0 else t.lost_minor end + v_wallet.play_lost_minor
    from (
      select k.period, play_period_begins(k.period, v_wallet.play_until - interval '1 microsecond') as begins
      from play_tally k where k.player_id = p_player_id
    ) p
    where t.player_id = p_player_id and t.period = p.period;
  end if;
  perform open_play_tally(l.player_id, l.period, p_at)
  from (select distinct o.player_id, o.period from play_limit o
    where o.player_id = p_player_id and o.kind in ('stake', 'loss')) l;

  update wallet w set is_limited = true, play_staked_minor = 0, play_lost_minor = 0, stake_cap_minor = c.stake_minor,
    loss_cap_minor = c.loss_minor, play_until = greatest(w.play_until, business_day_begins(business_day(p_at) + 1))
  from (
    select min(l.amount - p.staked_minor) filter (where l.kind = 'stake') as stake_minor,
      min(l.amount - p.lost_minor) filter (where l.kind = 'loss') as loss_minor
    from play_limit l
    join play_tally t on t.player_id = l.player_id and t.period = l.period
    cross join lateral (
      select t.staked_minor, t.lost_minor where t.begins >= play_period_begins(l.period, p_at)
      union all
      select 0, 0 where t.begins < play_period_begins(l.period, p_at)
    ) p
    where l.player_id = p_player_id and l.kind in ('stake', 'loss')
  ) c
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real'
  returning w.* into v_wallet;
  return v_wallet;
end $$;
