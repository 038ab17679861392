-- The figures of a span, from the transfers themselves: the one place that says what a transfer counts as. Between two of
-- the player's own accounts it is seen from the wallet.
create or replace function figures_of_ledger(p_from timestamptz, p_until timestamptz)
returns table (
  player_id uuid, bucket timestamptz, book ledger_book, currency text, source text, kind text, counter text, product text,
  vendor text, in_count bigint, in_minor bigint, out_count bigint, out_minor bigint, transfer_keys bigint[],
  line_version bigint
) language sql stable
begin atomic
  select m.player_id, m.bucket, m.book, m.currency, m.source, m.kind, m.counter, m.product, m.vendor,
    count(*) filter (where m.is_in), coalesce(sum(m.amount_minor) filter (where m.is_in), 0)::bigint,
    count(*) filter (where not m.is_in), coalesce(sum(m.amount_minor) filter (where not m.is_in), 0)::bigint,
    array_agg(m.key_hash order by m.at, m.wallet_version, m.key_hash), max(m.line_version)
  from (
    select t.player_id, date_bin('5 minutes', t.at, 'epoch') as bucket, t.book, t.currency, t.source, t.kind, t.key_hash,
      t.at, t.wallet_version, t.amount_minor, side.is_in,
      case when side.is_in then t.debit_account else t.credit_account end as counter,
      case when side.is_lottery then 'LOTT' else coalesce(g.category, '') end as product,
      case when side.is_lottery then 'TCG_SEA' else coalesce(g.vendor_code, '') end as vendor,
      line_version(l.valid_from) as line_version
    from transfer t
    cross join lateral (
      select t.credit_account = 'wallet'
        or (t.credit_account in ('bonus', 'held', 'receivable')
          and t.debit_account not in ('wallet', 'bonus', 'held', 'receivable')) as is_in,
        t.source = 'lottery' or (t.source = 'bonus' and t.idempotency_key like 'lottery %') as is_lottery
    ) side
    -- A provider's transfer has its transaction as the key; what a player came to owe and bonus money have it behind the source.
    left join provider_transaction b
      on b.provider_code = case when t.source like 'provider:%' then substr(t.source, 10)
        when t.source = 'receivable' or (t.source = 'bonus' and t.idempotency_key like 'provider:%')
          then substr(split_part(t.idempotency_key, ' ', 1), 10) end
      and b.transaction_uuid = case when t.source like 'provider:%' then t.idempotency_key
        when t.source = 'receivable' or (t.source = 'bonus' and t.idempotency_key like 'provider:%')
          then split_part(t.idempotency_key, ' ', 2) end::uuid
    left join game g on g.code = b.game_code
    left join agent_closure l
      on l.ancestor_id = t.player_id and l.descendant_id = t.player_id and l.valid_from <= t.at and l.valid_to > t.at
    where t.at >= p_from and t.at < p_until
  ) m
  group by m.player_id, m.bucket, m.book, m.currency, m.source, m.kind, m.counter, m.product, m.vendor;
end;
