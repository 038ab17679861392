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
  return exists (select from draw d where d.draw_id = p_draw_id and d.revision = p_revision and d.state in ('settled', 'void'));
end $$;
