-- Rows of the lottery have moved: the ledger must have moved their money for the first time.
create or replace function must_be_posted_of_lottery(p_outcome text, p_draw_id uuid) returns void language plpgsql as $$
begin
  if p_outcome is distinct from 'posted' then
    raise exception 'the ledger answered % to draw %', p_outcome, p_draw_id;
  end if;
end $$;
