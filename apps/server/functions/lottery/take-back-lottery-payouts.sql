-- Takes back some of what earlier results of a draw have paid: as far as the wallet reaches, and the rest is owed (decision
-- 0005). Bonus money is taken from its bonus; what was released of it is cash. Answers from whom.
create or replace function take_back_lottery_payouts(
  p_draw_id uuid, p_revision integer, p_limit integer, p_at timestamptz
) returns uuid[] language plpgsql as $$
declare
  v_payout record;
  v_part record;
  v_players uuid[] := '{}';
  v_total_minor bigint;
  v_taken_minor bigint;
  v_key text;
  v_draw text := (select d.game_code || ' ' || d.draw_no from draw d where d.draw_id = p_draw_id);
begin
  for v_payout in
    select p.player_id, p.revision, p.won_minor + p.refunded_minor + p.rebate_minor as total_minor, o.book::text as book,
      o.currency
    from lottery_payout p
    join lottery_order o on o.player_id = p.player_id and o.order_id = p.order_ids[1]
    where p.draw_id = p_draw_id and p.state = 'paid' and p.revision < p_revision
    order by p.player_id limit p_limit for update of p skip locked
  loop
    v_total_minor := v_payout.total_minor;
    v_key := p_draw_id || ' ' || v_payout.revision;
    perform lock_wallet(v_payout.player_id, v_payout.currency, v_payout.book);
    for v_part in
      select b.* from lottery_payout_bonus b join bonus o using (player_id, bonus_id)
      where b.draw_id = p_draw_id and b.revision = v_payout.revision and b.player_id = v_payout.player_id
        and o.state <> 'released'
      order by b.order_id, b.name
    loop
      perform take_bonus(v_part.player_id, v_part.currency, v_part.bonus_id,
        'lottery ' || v_key || ' back ' || v_part.name || ' ' || v_part.order_id, lottery_account(), v_part.amount_minor, v_draw,
        p_at);
      v_total_minor := v_total_minor - v_part.amount_minor;
    end loop;
    v_taken_minor := least(v_total_minor, (select w.available_minor from wallet w
      where w.player_id = v_payout.player_id and w.currency = v_payout.currency and w.book = v_payout.book));
    -- A closed wallet gives nothing.
    if exists (select from wallet w where w.player_id = v_payout.player_id and w.currency = v_payout.currency
        and w.book = v_payout.book and w.closed_at is not null) then
      v_taken_minor := 0;
    end if;
    if v_taken_minor > 0 then
      perform must_be_posted_of_lottery(t.outcome, p_draw_id) from post_transfer(v_payout.player_id, v_payout.book,
        v_payout.currency, 'lottery', v_key || ' back', 'rollback', 'wallet', lottery_account(), v_taken_minor,
        v_draw, p_at) t;
    end if;
    if v_taken_minor < v_total_minor then
      perform must_be_posted_of_lottery(t.outcome, p_draw_id) from post_transfer(v_payout.player_id, v_payout.book,
        v_payout.currency, 'lottery', v_key || ' owed', 'receivable', 'receivable', lottery_account(),
        v_total_minor - v_taken_minor, v_draw, p_at) t;
    end if;
    update lottery_payout p set state = 'taken_back', ended_at = p_at, owed_minor = v_total_minor - v_taken_minor
    where p.player_id = v_payout.player_id and p.draw_id = p_draw_id and p.revision = v_payout.revision;
    v_players := v_players || v_payout.player_id;
  end loop;
  return v_players;
end $$;
