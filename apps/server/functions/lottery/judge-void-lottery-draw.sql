-- What a void draw gives back: every stake that was not cancelled, as payouts that are due. Outcomes as `judge_lottery_draw`.
create or replace function judge_void_lottery_draw(p_draw_id uuid, p_revision integer, p_at timestamptz) returns text
language plpgsql as $$
begin
  perform from draw d where d.draw_id = p_draw_id and d.revision = p_revision and d.state = 'void' for share;
  if not found then
    return 'superseded';
  end if;
  insert into lottery_settlement (draw_id, revision, is_void, judged_at) values (p_draw_id, p_revision, true, p_at)
  on conflict do nothing;
  if not found then
    return 'judged_before';
  end if;
  update lottery_payout p set state = 'dropped', ended_at = p_at where p.draw_id = p_draw_id and p.state = 'due';
  insert into lottery_payout (player_id, draw_id, revision, state, won_minor, refunded_minor, rebate_minor, judged_at,
    order_ids, positions, won_minors, refunded_minors, rebate_minors)
  select i.player_id, p_draw_id, p_revision, 'due', 0, sum(i.stake_minor), 0, p_at, array_agg(i.order_id),
    array_agg(i.position), array_agg(0::bigint), array_agg(i.stake_minor), array_agg(0::bigint)
  from lottery_item i
  where i.draw_id = p_draw_id and i.cancelled_at is null
  group by i.player_id;
  return 'judged';
end $$;
