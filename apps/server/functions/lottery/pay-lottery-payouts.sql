-- Pays some of what is due of a result: one sweep through the ledger for all of them. A payout whose wallet another
-- transaction holds is left for later. Answers how many it took and who was paid; nothing once the draw has another result.
create or replace function pay_lottery_payouts(
  p_draw_id uuid, p_revision integer, p_limit integer, p_at timestamptz, out taken bigint, out paid uuid[]
) language plpgsql as $$
declare
  v_moves record;
  v_posted record;
  v_draw text;
begin
  taken := 0;
  paid := '{}';
  select d.game_code || ' ' || d.draw_no into v_draw from draw d
  where d.draw_id = p_draw_id and d.revision = p_revision and d.state in ('drawn', 'void', 'settled') for share;
  if not found then
    return;
  end if;
  with due as materialized (
    select p.* from lottery_payout p
    where p.draw_id = p_draw_id and p.state = 'due' and p.revision = p_revision
    limit p_limit for update skip locked
  ), move as (
    select d.player_id, o.book, o.currency, m.kind, m.name, m.amount_minor, row_number() over () as seat
    from due d
    join lottery_order o on o.player_id = d.player_id and o.order_id = d.order_ids[1]
    cross join lateral (
      values ('win', 'won', d.won_minor::bigint), ('rollback', 'refunded', d.refunded_minor::bigint),
        ('rebate', 'rebate', d.rebate_minor::bigint)
    ) as m (kind, name, amount_minor)
    where m.amount_minor > 0
  )
  select (select count(*) from due) as taken, (select array_agg(d.player_id) from due d) as all_players,
    array_agg(m.player_id order by m.seat) as players, array_agg(m.book::text order by m.seat) as books,
    array_agg(m.currency order by m.seat) as currencies, array_agg(m.kind order by m.seat) as kinds,
    array_agg(p_draw_id || ' ' || p_revision || ' ' || m.name order by m.seat) as keys,
    array_agg(m.amount_minor order by m.seat) as amounts_minor, count(*)::integer as moves
  into v_moves
  from move m;
  taken := v_moves.taken;
  if taken = 0 then
    return;
  end if;

  paid := v_moves.all_players;
  if v_moves.moves > 0 then
    select * into v_posted from post_transfers(v_moves.players, v_moves.books, v_moves.currencies,
      array_fill('lottery'::text, array[v_moves.moves]), v_moves.keys, v_moves.kinds, v_moves.amounts_minor,
      array_fill(lottery_account(), array[v_moves.moves]), array_fill(v_draw, array[v_moves.moves]),
      array_fill(false, array[v_moves.moves]), p_at);
    if v_posted.outcomes && '{reused,short,closed,no_wallet,pool_short}' then
      raise exception 'the ledger answered % to payouts of draw %', v_posted.outcomes, p_draw_id;
    end if;
    paid := array(
      select unnest(v_moves.all_players)
      except
      select m.player_id from unnest(v_moves.players) with ordinality as m (player_id, seat)
      where m.seat not in (select unnest(v_posted.seats)));
  end if;
  update lottery_payout p set state = 'paid', ended_at = p_at
  where p.draw_id = p_draw_id and p.revision = p_revision and p.player_id = any (paid);
end $$;
