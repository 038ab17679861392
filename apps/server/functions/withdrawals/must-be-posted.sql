-- A withdrawal's state has moved: the ledger must have moved its money for the first time.
create or replace function must_be_posted(p_outcome text, p_id uuid) returns void language plpgsql as $$
begin
  if p_outcome is distinct from 'posted' then
    raise exception 'the ledger answered % to withdrawal %', p_outcome, p_id;
  end if;
end $$;
