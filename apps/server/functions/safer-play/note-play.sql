-- Counts transfers of limited wallets, under the lock of the wallet that the caller holds. Bonus money is not the player's.
create or replace function note_play(p_rows transfer[]) returns void language sql
begin atomic
  update play_tally t set begins = greatest(t.begins, m.begins),
    staked_minor = case when t.begins < m.begins then 0 else t.staked_minor end + m.staked_minor,
    lost_minor = case when t.begins < m.begins then 0 else t.lost_minor end + m.lost_minor
  from (
    select r.player_id, k.period, date_trunc(k.period, d.today)::date as begins,
      coalesce(sum(case r.debit_account when 'wallet' then r.amount_minor else -r.amount_minor end)
        filter (where r.kind = 'bet' or (r.kind = 'rollback' and r.credit_account = 'wallet')), 0)::bigint as staked_minor,
      sum(case r.debit_account when 'wallet' then r.amount_minor else -r.amount_minor end)::bigint as lost_minor
    -- All are of one statement, and so of one instant.
    from (select business_day(max(r.at))::timestamp as today from unnest(p_rows) r) d
    cross join unnest(p_rows) r
    join play_tally k on k.player_id = r.player_id
    where r.book = 'real' and r.kind in ('bet', 'win', 'rollback') and 'wallet' in (r.debit_account, r.credit_account)
    group by r.player_id, k.period, d.today
  ) m
  where t.player_id = m.player_id and t.period = m.period;
end;
