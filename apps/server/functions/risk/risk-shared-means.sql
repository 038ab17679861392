-- Who came by a device, or added a bank account, of other accounts. What an earlier day's finding says is not said again.
create or replace function risk_shared_means(p_from timestamptz, p_until timestamptz, p_days integer, p_accounts integer)
returns table (player_id uuid, day date, counted jsonb, evidence jsonb, others uuid[])
language sql stable
begin atomic
  with shared as materialized (
    select distinct on (s.player_id, o.player_id, s.device_hash) s.player_id, o.player_id as other_id, 'device' as kind,
      s.opened_at as at, left(encode(s.device_hash, 'hex'), 8) as reference
    from session s
    join session o on o.device_hash = s.device_hash and o.player_id <> s.player_id
      and o.opened_at >= p_until - make_interval(days => p_days)
    where s.opened_at >= p_from and s.opened_at < p_until and s.device_hash is not null
    order by s.player_id, o.player_id, s.device_hash, s.opened_at
  ), bank as (
    select b.player_id, o.player_id as other_id, 'bankAccount' as kind, b.added_at as at,
      b.bank_name || ' •••' || right(b.account_number, 4) as reference
    from bank_account b
    join bank_account o on o.account_number = b.account_number and o.bank_name = b.bank_name and o.player_id <> b.player_id
    where b.added_at >= p_from and b.added_at < p_until
  ), known as (
    select x.*, business_day(x.at) as day from (select * from shared union all select * from bank) x
    join account a on a.player_id = x.player_id and a.account_type <> 4
    join account b on b.player_id = x.other_id and b.account_type <> 4
  ), fresh as (
    select k.* from known k
    where not exists (
      select from risk_finding f
      where f.player_id = k.player_id and f.rule = 'sharedMeans' and f.day < k.day and k.other_id = any (f.others))
  )
  select f.player_id, f.day,
    jsonb_build_object('accounts', count(distinct f.other_id),
      'devices', count(distinct f.reference) filter (where f.kind = 'device'),
      'bankAccounts', count(distinct f.reference) filter (where f.kind = 'bankAccount')),
    jsonb_agg(jsonb_build_object('at', f.at, 'kind', f.kind, 'reference', f.reference, 'other', f.other_id) order by f.at, f.other_id),
    array_agg(distinct f.other_id)
  from fresh f
  group by f.player_id, f.day
  having count(distinct f.other_id) >= p_accounts;
end;
