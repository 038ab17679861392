-- What two players have in common that one person would: a device or an address of their sessions, a bank account.
create or replace function shared_with(p_one uuid, p_other uuid) returns text[] language sql stable
return array_remove(array[
  case when exists (
    select from session s join session o on o.device_hash = s.device_hash
    where s.player_id = p_one and o.player_id = p_other) then 'device' end,
  case when exists (
    select from session s join session o on o.address = s.address
    where s.player_id = p_one and o.player_id = p_other) then 'address' end,
  case when exists (
    select from bank_account b join bank_account o on o.account_number = b.account_number
    where b.player_id = p_one and o.player_id = p_other) then 'bankAccount' end
], null);
