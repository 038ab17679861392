-- Stakes of a span by how their bets ended, in the span in which they ended: with the bet itself or with the win that closed
-- its round; bets on a draw end when it is judged. A bet that gave its stake back is no stake. One that is rolled back after it ended is taken off where that happens.
create or replace function settled_stakes(p_from timestamptz, p_until timestamptz)
returns table (player_id uuid, currency text, at timestamptz, lost_minor bigint, won_minor bigint) language sql stable
begin atomic
  select s.player_id, s.currency, max(s.at), sum(s.amount_minor) filter (where s.won_minor = 0)::bigint,
    sum(s.amount_minor) filter (where s.won_minor > 0 and s.won_minor <> abs(s.amount_minor))::bigint
  from (
    select distinct on (b.provider_code, b.transaction_uuid) b.player_id, b.currency, b.amount_minor, b.won_minor, b.at
    from provider_transaction m
    join provider_transaction b on b.provider_code = m.provider_code
      and b.transaction_uuid = case when m.kind = 'bet' then m.transaction_uuid else m.reference_uuid end
    where m.at >= p_from and m.at < p_until and m.kind in ('bet', 'win') and m.round_closed and m.status = 'RS_OK'
      and b.kind = 'bet' and b.status = 'RS_OK' and b.book = 'real' and b.rolled_back_by is null
      and (m.kind = 'bet' or not b.round_closed)
    union all
    select b.player_id, b.currency, -b.amount_minor, b.won_minor, b.at
    from provider_transaction r
    join provider_transaction b on b.provider_code = r.provider_code and b.transaction_uuid = r.reference_uuid
    where r.at >= p_from and r.at < p_until and r.kind = 'rollback' and r.status = 'RS_OK'
      and b.kind = 'bet' and b.status = 'RS_OK' and b.book = 'real' and b.rolled_back_by = r.transaction_uuid
      and b.at < p_from and (b.round_closed or b.won_minor > 0)
    union all
    -- A draw counts when it is judged first; a later result of it changes nothing here, and one that is void then takes all off.
    select i.player_id, o.currency, (i.stake_minor - coalesce(p.refunded_minor, 0)) * case when n.is_void then -1 else 1 end,
      coalesce(p.won_minor, 0), o.at
    from lottery_settlement n
    join lottery_settlement j on j.draw_id = n.draw_id and not j.is_void and j.revision = (
      select min(f.revision) from lottery_settlement f where f.draw_id = n.draw_id and not f.is_void)
    join lottery_item i on i.draw_id = n.draw_id and i.cancelled_at is null
    join lottery_order o on o.player_id = i.player_id and o.order_id = i.order_id and o.book = 'real'
    left join lateral (
      select u.won_minor, u.refunded_minor
      from lottery_payout w
      cross join lateral unnest(w.order_ids, w.positions, w.won_minors, w.refunded_minors)
        as u (order_id, position, won_minor, refunded_minor)
      where w.player_id = i.player_id and w.draw_id = i.draw_id and w.revision = j.revision
        and u.order_id = i.order_id and u.position = i.position
    ) p on true
    where n.judged_at >= p_from and n.judged_at < p_until and (n.is_void or n.revision = j.revision)
  ) s
  group by s.player_id, s.currency;
end;
