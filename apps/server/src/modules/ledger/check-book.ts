import type { Statement, Tx } from '../../platform/database/tx.ts';
import { declaredAccounts, neverNegativeAccounts } from './accounts.ts';

/** A rule of the book that does not hold, and where. */
export type BookFault = {
  rule:
    | 'the_book_sums_to_zero'
    | 'a_wallet_is_the_sum_of_its_transfers'
    | 'no_wallet_is_negative'
    | 'every_transfer_follows_the_one_before'
    | 'no_transfer_was_changed'
    | 'every_account_is_declared'
    | 'no_account_is_below_zero_that_may_not_be'
    | 'clearing_is_zero_for_each_reference'
    | 'what_is_held_is_the_sum_of_holds'
    | 'an_accrual_is_paid_as_it_is_booked'
    | 'a_seal_is_the_sum_of_its_transfers';
  subject: string;
};

/** From an instant up to which the accounts are sealed, or null for the whole book. */
export type Since = Temporal.Instant | null;

/** How much there is to check, for whoever reports on a check. */
export async function countBook(tx: Tx, since: Since = null): Promise<{ wallets: number; transfers: number }> {
  const [counts] = await tx.run<{ wallets: number; transfers: number }>(countStatement, [since]);
  return counts ?? { wallets: 0, transfers: 0 };
}

/**
 * Recomputes the book: from its first transfer, or from the seal and what came after it. An empty answer says that every
 * rule holds. Only the whole check compares the seal itself.
 */
export async function checkBook(tx: Tx, since: Since = null): Promise<BookFault[]> {
  return tx.run<BookFault>(checkStatement, [since, declaredAccounts, neverNegativeAccounts]);
}

const countStatement: Statement = {
  name: 'ledger.count-book',
  text: `select (select count(*)::float8 from wallet) as wallets,
           (select count(*)::float8 from transfer where at >= coalesce($1::timestamptz, '-infinity')) as transfers`,
};

const checkStatement: Statement = {
  name: 'ledger.check-book',
  text: `
    with opening as (
      select owner_id, book, currency, account, balance_minor as amount_minor from account_seal where $1::timestamptz is not null
    ), entered as (
      select coalesce(owner_id, house_owner()) as owner_id, book, currency, account, sum(amount_minor) as amount_minor
      from ledger_entry where at >= coalesce($1, '-infinity') group by 1, book, currency, account
    ), balance as materialized (
      select owner_id, book, currency, account, sum(amount_minor) as amount_minor
      from (select * from opening union all select * from entered) part
      group by owner_id, book, currency, account
    ), owned as (
      select owner_id, book, currency,
        coalesce(sum(amount_minor) filter (where account = 'wallet'), 0) as available_minor,
        coalesce(sum(amount_minor) filter (where account = 'bonus'), 0) as bonus_minor,
        coalesce(sum(amount_minor) filter (where account = 'held'), 0) as reserved_minor,
        -coalesce(sum(amount_minor) filter (where account = 'receivable'), 0) as receivable_minor
      from balance where owner_id <> house_owner() group by owner_id, book, currency
    ), stepped as materialized (
      -- A player's own movements in their order: each raises the version by one and tells the balance that it left.
      select t.player_id, t.currency, t.book, t.wallet_version, t.available_after_minor,
        lag(t.wallet_version, 1, case when $1 is null then 0::bigint else t.wallet_version - 1 end) over one_wallet
          as version_before,
        coalesce(o.amount_minor, 0) + sum(case 'wallet' when t.credit_account then t.amount_minor
          when t.debit_account then -t.amount_minor else 0 end) over one_wallet as total_minor
      from transfer t
      left join opening o on o.owner_id = t.player_id and o.book = t.book and o.currency = t.currency
        and o.account = 'wallet'
      where t.at >= coalesce($1, '-infinity') and array[t.debit_account, t.credit_account] && '{wallet,bonus,held}'
      window one_wallet as (partition by t.player_id, t.currency, t.book order by t.wallet_version, t.at)
    )
    select 'the_book_sums_to_zero' as rule, book || ' ' || currency as subject
    from (
      select book, currency, available_minor + bonus_minor + reserved_minor - receivable_minor as amount_minor from wallet
      union all
      select book, currency, amount_minor from balance where owner_id = house_owner()
    ) part
    group by book, currency having sum(amount_minor) <> 0
    union all
    select 'a_wallet_is_the_sum_of_its_transfers', coalesce(w.player_id, o.owner_id)::text
    from wallet w
    full join owned o on o.owner_id = w.player_id and o.currency = w.currency and o.book = w.book
    where (coalesce(w.available_minor, 0), coalesce(w.bonus_minor, 0), coalesce(w.reserved_minor, 0),
        coalesce(w.receivable_minor, 0))
      <> (coalesce(o.available_minor, 0), coalesce(o.bonus_minor, 0), coalesce(o.reserved_minor, 0),
        coalesce(o.receivable_minor, 0))
    union all
    select 'no_wallet_is_negative', player_id::text
    from wallet where least(available_minor, bonus_minor, reserved_minor, receivable_minor) < 0
    union all
    select 'every_transfer_follows_the_one_before', player_id::text
    from stepped where wallet_version <> version_before + 1 or available_after_minor <> total_minor
    union all
    select 'every_transfer_follows_the_one_before', w.player_id::text
    from wallet w
    left join (
      select player_id, currency, book, count(*) as movements, max(wallet_version) as last_version
      from stepped group by player_id, currency, book
    ) s on s.player_id = w.player_id and s.currency = w.currency and s.book = w.book
    where w.version <> case when $1 is null then coalesce(s.movements, 0) else coalesce(s.last_version, w.version) end
    union all
    select 'no_transfer_was_changed', player_id || ' ' || source || ' ' || idempotency_key
    from transfer
    where at >= coalesce($1, '-infinity') and (key_hash <> transfer_key(source, idempotency_key) or checksum <>
      transfer_checksum(source, idempotency_key, book, debit_account, credit_account, amount_minor, currency, kind,
        reference))
    union all
    select distinct 'every_account_is_declared', book || ' ' || account
    from balance where not (book || ' ' || account like any ($2::text[]))
    union all
    select 'no_account_is_below_zero_that_may_not_be', book || ' ' || currency || ' ' || account
    from balance where owner_id = house_owner() and amount_minor < 0 and book || ' ' || account like any ($3::text[])
    union all
    select 'clearing_is_zero_for_each_reference', book || ' ' || currency || ' ' || reference
    from transfer
    where at >= coalesce($1, '-infinity') and 'house:clearing' in (debit_account, credit_account)
    group by book, currency, reference
    having sum(case credit_account when 'house:clearing' then amount_minor else -amount_minor end) <> 0
    union all
    select 'what_is_held_is_the_sum_of_holds', coalesce(w.player_id, h.player_id)::text
    from (select player_id, book, currency, reserved_minor from wallet where reserved_minor > 0) w
    full join (
      select player_id, book, currency, sum(amount_minor - settled_minor - released_minor) as left_minor
      from hold where settled_minor + released_minor < amount_minor group by player_id, book, currency
    ) h on h.player_id = w.player_id and h.book = w.book and h.currency = w.currency
    where coalesce(w.reserved_minor, 0) <> coalesce(h.left_minor, 0)
    union all
    select 'an_accrual_is_paid_as_it_is_booked', accrual.book || ' ' || accrual.currency
    from (select book, currency, sum(amount_minor) as micros from balance where account = 'house:paid'
      group by book, currency) accrual
    full join (
      select substr(account, 7) as book, currency, sum(amount_minor) as amount_minor
      from balance where book = 'real' and account in ('house:rebate', 'house:salary', 'house:commission')
      group by account, currency
    ) paid on paid.book = accrual.book and paid.currency = accrual.currency
    where accrual.micros is distinct from -paid.amount_minor * (
      select 10 ^ (6 - w.scale) from wallet w where w.book = 'real' and w.currency = paid.currency limit 1)::bigint
    union all
    select 'a_seal_is_the_sum_of_its_transfers', book || ' ' || currency || ' ' || account || ' ' || owner_id
    from account_seal s
    full join (
      select coalesce(owner_id, house_owner()) as owner_id, book, currency, account, sum(amount_minor) as amount_minor
      from ledger_entry where at < (select sealed_before from ledger_day) group by 1, book, currency, account
    ) e using (owner_id, book, currency, account)
    where $1 is null and coalesce(s.balance_minor, 0) <> coalesce(e.amount_minor, 0)`,
};
