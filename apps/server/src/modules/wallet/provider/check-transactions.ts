import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Since } from '../../ledger/index.ts';

/** A rule between what providers told us and what the ledger moved that does not hold, and where. */
export type TransactionFault = {
  rule:
    | 'a_transaction_moved_what_it_says'
    | 'a_tombstone_stands_for_nothing'
    | 'what_was_rolled_back_names_its_rollback'
    | 'a_bet_knows_its_wins'
    | 'a_bet_knows_its_bonus_money';
  /** The provider's code and the transaction. */
  subject: string;
};

export async function countTransactions(tx: Tx, since: Since = null): Promise<{ providerTransactions: number }> {
  const [count] = await tx.run<{ transactions: number }>(countStatement, [since]);
  return { providerTransactions: count?.transactions ?? 0 };
}

/**
 * Compares the provider transactions since an instant, or all of them, with their transfers, both ways. An empty answer says
 * that they agree.
 */
export async function checkTransactions(tx: Tx, since: Since = null): Promise<TransactionFault[]> {
  return tx.run<TransactionFault>(checkStatement, [since]);
}

const countStatement: Statement = {
  name: 'wallet.count-transactions',
  text: `select count(*)::float8 as transactions from provider_transaction
         where at >= coalesce($1::timestamptz, '-infinity')`,
};

const checkStatement: Statement = {
  name: 'wallet.check-transactions',
  text: `
    with span as (
      -- A posting that came late is booked after its transaction, at the beginning of the day; so both are read from a
      -- little earlier than what is told of.
      select coalesce($1::timestamptz, '-infinity') as since,
        coalesce($1::timestamptz - interval '1 hour', '-infinity') as read_since
    ), said as (
      -- What each transaction took from the player or gave, the part that became a debt included.
      select t.provider_code, t.transaction_uuid::text as key, t.player_id, t.currency, t.book, t.at,
        t.amount_minor * case when t.kind = 'bet' then -1 when t.kind = 'win' then 1
          when undone.kind = 'bet' then 1 else -1 end as amount_minor
      from provider_transaction t
      left join provider_transaction undone
        on undone.provider_code = t.provider_code and undone.transaction_uuid = t.reference_uuid
      where t.status = 'RS_OK' and t.kind <> 'unseen' and t.amount_minor > 0 and t.at >= (select read_since from span)
    ), moved as (
      select split_part(split_part(key, ' ', 1), ':', 2) as provider_code, split_part(key, ' ', 2) as key, player_id,
        currency, book, max(at) as at, sum(amount_minor) as amount_minor
      from (
        select source || ' ' || idempotency_key as key, player_id, currency, book, at, counter.amount_minor
        from transfer
        cross join lateral (
          select case when debit_account = 'wallet' then -amount_minor else amount_minor end::bigint as amount_minor
          where 'vendor:' || substr(source, 10) in (debit_account, credit_account)
        ) counter
        where starts_with(source, 'provider:') and at >= (select read_since from span)
        union all
        -- The part of bonus money, whatever became of it here.
        select idempotency_key, player_id, currency, book, at,
          case when starts_with(debit_account, 'vendor:') then amount_minor else -amount_minor end::bigint
        from transfer where source = 'bonus' and starts_with(idempotency_key, 'provider:')
          and 'vendor:' || substr(split_part(idempotency_key, ' ', 1), 10) in (debit_account, credit_account)
          and at >= (select read_since from span)
        union all
        select idempotency_key, player_id, currency, book, at, -amount_minor::bigint
        from transfer where source = 'receivable' and starts_with(idempotency_key, 'provider:')
          and at >= (select read_since from span)
      ) part
      group by 1, 2, player_id, currency, book
    )
    select 'a_transaction_moved_what_it_says' as rule, provider_code || ' ' || key as subject
    from said full join moved using (provider_code, key, player_id, currency, book)
    where said.amount_minor is distinct from moved.amount_minor
      and coalesce(greatest(said.at, moved.at), said.at, moved.at) >= (select since from span)
    union all
    select 'a_tombstone_stands_for_nothing', provider_code || ' ' || transaction_uuid
    from provider_transaction where kind = 'unseen' and (amount_minor <> 0 or rolled_back_by is null)
      and at >= (select since from span)
    union all
    select 'what_was_rolled_back_names_its_rollback', t.provider_code || ' ' || t.transaction_uuid
    from provider_transaction t
    left join provider_transaction r
      on r.provider_code = t.provider_code and r.transaction_uuid = t.rolled_back_by and r.kind = 'rollback'
    where t.rolled_back_by is not null and t.at >= (select since from span)
      and (t.transaction_uuid, t.player_id) is distinct from (r.reference_uuid, r.player_id)
    union all
    select 'a_bet_knows_its_wins', b.provider_code || ' ' || b.transaction_uuid
    from provider_transaction b
    left join provider_transaction w on w.provider_code = b.provider_code and w.reference_uuid = b.transaction_uuid
      and w.kind = 'win' and w.status = 'RS_OK' and w.rolled_back_by is null
    where b.kind = 'bet' and b.at >= (select since from span)
    group by b.provider_code, b.transaction_uuid, b.won_minor
    having b.won_minor <> coalesce(sum(w.amount_minor), 0)
    union all
    select 'a_bet_knows_its_bonus_money', coalesce(b.key, t.key)
    from (
      select 'provider:' || provider_code || ' ' || transaction_uuid as key, player_id, bonus_minor
      from provider_transaction where kind = 'bet' and bonus_minor > 0 and at >= (select since from span)
    ) b
    full join (
      select idempotency_key as key, player_id, amount_minor from transfer
      where source = 'bonus' and kind = 'bet' and starts_with(idempotency_key, 'provider:') and at >= (select since from span)
    ) t using (key, player_id)
    where b.bonus_minor is distinct from t.amount_minor`,
};
