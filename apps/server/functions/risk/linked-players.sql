-- Which of these players share a device since an instant, or a bank account; each pair from both sides.
create or replace function linked_players(p_players uuid[], p_since timestamptz)
returns table (player_id uuid, other_id uuid) language sql stable
begin atomic
  with device as materialized (
    select distinct s.player_id, s.device_hash from session s
    where s.player_id = any (p_players) and s.opened_at >= p_since and s.device_hash is not null
  ), bank as materialized (
    select distinct b.player_id, b.bank_name, b.account_number from bank_account b where b.player_id = any (p_players)
  )
  select d.player_id, o.player_id from device d
  join device o on o.device_hash = d.device_hash and o.player_id <> d.player_id
  union
  select b.player_id, o.player_id from bank b
  join bank o on o.account_number = b.account_number and o.bank_name = b.bank_name and o.player_id <> b.player_id;
end;
