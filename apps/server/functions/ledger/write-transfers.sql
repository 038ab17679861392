-- Writes movements that were judged under the locks of their wallets: those with a version. Their keys are new, their
-- wallets owe nothing, and balance and version are those that each of them leaves. Wallets and rows are one.
create or replace function write_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_available_minor bigint[],
  p_versions bigint[], p_at timestamptz
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with moved as materialized (
    select m.*, abs(m.amount_minor) as moved_minor,
      case when m.amount_minor < 0 then 'wallet' else m.counter_account end as debit,
      case when m.amount_minor < 0 then m.counter_account else 'wallet' end as credit
    from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor, p_counter_accounts,
      p_references, p_available_minor, p_versions)
      as m (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, available_minor,
        version)
    where m.version is not null
  ), kept as (
    update wallet w set available_minor = l.available_minor, version = l.version
    from (
      select distinct on (m.player_id, m.currency, m.book) m.player_id, m.currency, m.book, m.available_minor, m.version
      from moved m order by m.player_id, m.currency, m.book, m.version desc
    ) l
    where w.player_id = l.player_id and w.currency = l.currency and w.book = l.book
  )
  insert into transfer (player_id, key_hash, source, idempotency_key, wallet_version, amount_minor,
    available_after_minor, at, book, currency, kind, debit_account, credit_account, reference, checksum)
  select m.player_id, transfer_key(m.source, m.key), m.source, m.key, m.version, m.moved_minor, m.available_minor, p_at,
    m.book, m.currency, m.kind, m.debit, m.credit, m.reference,
    transfer_checksum(m.source, m.key, m.book, m.debit, m.credit, m.moved_minor, m.currency, m.kind, m.reference)
  from moved m;
end $$;
