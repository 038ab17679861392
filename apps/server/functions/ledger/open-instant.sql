-- When a posting that comes late is booked: at its own instant, or at the beginning of the day that is still open, for what
-- was before that is sealed. The caller has locked a wallet, so its transaction has a number, and the sealing waits for all
-- transactions that began before it announced its day. A posting of the last ten minutes need not ask: no day is sealed
-- until twenty minutes after its end by the clock of the database, and no transaction lives that long.
create or replace function open_instant(p_at timestamptz) returns timestamptz language plpgsql volatile as $$
begin
  return greatest(p_at, (select d.open_from from ledger_day d));
end $$;
