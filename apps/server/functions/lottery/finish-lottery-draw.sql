-- Whether all that a result gives is paid and all that earlier ones gave is taken back; then the draw is settled.
create or replace function finish_lottery_draw(p_draw_id uuid, p_revision integer, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  if exists (select from lottery_payout p where p.draw_id = p_draw_id and p.state = 'due')
    or exists (
      select from lottery_payout p where p.draw_id = p_draw_id and p.state = 'paid' and p.revision < p_revision) then
    return false;
  end if;
  update draw d set state = case d.state when 'drawn' then 'settled' else d.state end, settled_at = p_at
  where d.draw_id = p_draw_id and d.revision = p_revision and d.state in ('drawn', 'void');
  -- What was released for a bet of an earlier result is to be counted again.
  if p_revision > 1 then
    update bonus b set counted_at = null
    from lottery_order o
    where o.draw_id = p_draw_id and b.player_id = o.player_id and b.state = 'released' and o.at >= b.started_at
      and o.at <= b.ended_at and o.book = 'real';
  end if;
  return exists (select from draw d where d.draw_id = p_draw_id and d.revision = p_revision and d.state in ('settled', 'void'));
end $$;
