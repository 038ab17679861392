-- Pays some of what is due of a result, from after a player on: one sweep through the ledger for all of them. A payout whose
-- wallet another transaction holds is left for later. Answers the last player it came to, null past the end, and who was paid;
-- nothing once the draw has another result. What of it is bonus money goes back to its bonus.
drop function if exists pay_lottery_payouts(uuid, integer, integer, timestamptz);
create or replace function pay_lottery_payouts(
  p_draw_id uuid, p_revision integer, p_after uuid, p_limit integer, p_at timestamptz, out last_player uuid, out paid uuid[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_moves record;
  v_posted record;
  v_draw text;
  v_takes_bonus boolean;
  v_part record;
begin
  paid := '{}';
  select d.game_code || ' ' || d.draw_no into v_draw from draw d
  where d.draw_id = p_draw_id and d.revision = p_revision and d.state in ('drawn', 'void', 'settled') for share;
  if not found then
    return;
  end if;
  v_takes_bonus := exists (select from lottery_order o where o.draw_id = p_draw_id and o.bonus_minor > 0);
  with due as materialized (
    select p.player_id, p.draw_id, p.revision, p.order_ids[1] as order_id, p.won_minor::bigint as won_minor,
      p.refunded_minor::bigint as refunded_minor, p.rebate_minor::bigint as rebate_minor
    from lottery_payout p
    where p.draw_id = p_draw_id and p.revision = p_revision and p.player_id > p_after and p.state = 'due'
    order by p.player_id limit p_limit for update skip locked
  ), part as materialized (
    select b.* from due d join lottery_payout_bonus b using (player_id, draw_id, revision) where v_takes_bonus
  ), part_wallet as materialized (
    -- Theirs are locked before the sweep; where one is busy, the whole payout is left.
    select w.player_id from wallet w
    where (w.player_id, w.currency) in (select b.player_id, b.currency from part b) and w.book = 'real'
    order by w.player_id for update of w skip locked
  ), payable as materialized (
    select d.* from due d
    where d.player_id not in (select b.player_id from part b) or d.player_id in (select w.player_id from part_wallet w)
  ), cash as (
    select d.player_id, o.book, o.currency, m.kind, m.name, m.amount_minor - case when v_takes_bonus then (
      select total(b.amount_minor) from part b where b.player_id = d.player_id and b.name = m.name) else 0 end as amount_minor
    from payable d
    join lottery_order o on o.player_id = d.player_id and o.order_id = d.order_id
    cross join lateral (
      values ('win', 'won', d.won_minor), ('rollback', 'refunded', d.refunded_minor), ('rebate', 'rebate', d.rebate_minor)
    ) as m (kind, name, amount_minor)
  ), move as (
    select c.*, row_number() over () as seat from cash c where c.amount_minor > 0
  )
  select (select array_agg(d.player_id order by d.player_id) from due d) as all_players,
    (select coalesce(array_agg(d.player_id), '{}') from payable d) as payable_players,
    array_agg(m.player_id order by m.seat) as players, array_agg(m.book::text order by m.seat) as books,
    array_agg(m.currency order by m.seat) as currencies, array_agg(m.kind order by m.seat) as kinds,
    array_agg(p_draw_id || ' ' || p_revision || ' ' || m.name order by m.seat) as keys,
    array_agg(m.amount_minor order by m.seat) as amounts_minor, count(*)::integer as moves
  into v_moves
  from move m;
  if v_moves.all_players is null then
    return;
  end if;

  last_player := v_moves.all_players[cardinality(v_moves.all_players)];
  paid := v_moves.payable_players;
  if v_moves.moves > 0 then
    select * into v_posted from post_transfers(v_moves.players, v_moves.books, v_moves.currencies,
      array_fill('lottery'::text, array[v_moves.moves]), v_moves.keys, v_moves.kinds, v_moves.amounts_minor,
      array_fill(lottery_account(), array[v_moves.moves]), array_fill(v_draw, array[v_moves.moves]),
      array_fill(false, array[v_moves.moves]), p_at);
    if v_posted.outcomes && '{reused,short,closed,no_wallet,pool_short}' then
      raise exception 'the ledger answered % to payouts of draw %', v_posted.outcomes, p_draw_id;
    end if;
    if cardinality(v_posted.seats) is distinct from v_moves.moves then
      paid := array(
        select unnest(v_moves.payable_players)
        except
        select m.player_id from unnest(v_moves.players) with ordinality as m (player_id, seat)
        where m.seat <> all (coalesce(v_posted.seats, '{}')));
    end if;
  end if;
  for v_part in
    select b.* from lottery_payout_bonus b
    where v_takes_bonus and b.draw_id = p_draw_id and b.revision = p_revision and b.player_id = any (paid)
    order by b.player_id, b.order_id, b.name
  loop
    perform give_bonus(v_part.player_id, v_part.currency, v_part.bonus_id,
      'lottery ' || p_draw_id || ' ' || p_revision || ' ' || v_part.name || ' ' || v_part.order_id, v_part.kind,
      lottery_account(), v_part.amount_minor, v_draw, p_at);
  end loop;
  update lottery_payout p set state = 'paid', ended_at = p_at
  where p.draw_id = p_draw_id and p.revision = p_revision and p.player_id = any (paid);
end $$;
