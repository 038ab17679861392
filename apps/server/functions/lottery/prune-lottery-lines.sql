-- Deletes the lines of one draw that was judged last before an instant and is settled. The draw is held, so that no correction
-- comes meanwhile; afterwards it can be void, and not corrected. Answers the draw, null when there is none left.
create or replace function prune_lottery_lines(p_before timestamptz, p_at timestamptz) returns uuid language plpgsql as $$
declare
  v_draw_id uuid;
begin
  select d.draw_id into v_draw_id
  from lottery_settlement s join draw d on d.draw_id = s.draw_id and d.revision = s.revision
  where s.lines_pruned_at is null and s.judged_at < p_before and d.settled_at is not null
  order by s.judged_at limit 1 for update of d skip locked;
  if v_draw_id is not null then
    delete from lottery_line l where l.draw_id = v_draw_id;
    update lottery_settlement s set lines_pruned_at = p_at where s.draw_id = v_draw_id;
  end if;
  return v_draw_id;
end $$;
