import type { Statement, Tx } from '../../platform/database/tx.ts';

/** A rule of the book that does not hold, and where. */
export type BookFault = {
  rule:
    | 'the_book_sums_to_zero'
    | 'a_wallet_is_the_sum_of_its_transfers'
    | 'no_wallet_is_negative'
    | 'every_transfer_follows_the_one_before'
    | 'no_transfer_was_changed'
    | 'play_money_is_never_cash';
  subject: string;
};

/** How much there is to check, for whoever reports on a check. */
export async function countBook(tx: Tx): Promise<{ wallets: number; transfers: number }> {
  const [counts] = await tx.run<{ wallets: number; transfers: number }>(countStatement, []);
  return counts ?? { wallets: 0, transfers: 0 };
}

/** Recomputes the whole book from its first transfer. An empty answer says that every rule holds. */
export async function checkBook(tx: Tx): Promise<BookFault[]> {
  return tx.run<BookFault>(checkStatement, []);
}

const countStatement: Statement = {
  name: 'ledger.count-book',
  text: `select (select count(*)::float8 from wallet) as wallets, (select count(*)::float8 from transfer) as transfers`,
};

const checkStatement: Statement = {
  name: 'ledger.check-book',
  text: `
    with entered as (
      select owner_id, currency, book,
        coalesce(sum(amount_minor) filter (where account = 'wallet'), 0) as available_minor,
        -coalesce(sum(amount_minor) filter (where account = 'receivable'), 0) as receivable_minor
      from ledger_entry where owner_id is not null group by owner_id, currency, book
    ), stepped as (
      -- A player's own movements in their order: each raises the version by one and tells the balance that it left.
      select player_id, currency, book, wallet_version, available_after_minor,
        lag(wallet_version, 1, 0::bigint) over one_wallet as version_before,
        sum(case when credit_account = 'wallet' then amount_minor else -amount_minor end) over one_wallet as total_minor
      from transfer where 'wallet' in (debit_account, credit_account)
      window one_wallet as (partition by player_id, currency, book order by wallet_version, at)
    )
    select 'the_book_sums_to_zero' as rule, book || ' ' || currency as subject
    from (
      select book, currency, available_minor + reserved_minor - receivable_minor as amount_minor from wallet
      union all
      select book, currency, balance_minor from house_balance
    ) part
    group by book, currency having sum(amount_minor) <> 0
    union all
    select 'a_wallet_is_the_sum_of_its_transfers', w.player_id::text
    from wallet w
    full join entered e on e.owner_id = w.player_id and e.currency = w.currency and e.book = w.book
    where coalesce(e.available_minor, 0) <> coalesce(w.available_minor + w.reserved_minor, 0)
      or coalesce(e.receivable_minor, 0) <> coalesce(w.receivable_minor, 0)
    union all
    select 'no_wallet_is_negative', player_id::text
    from wallet where least(available_minor, reserved_minor, receivable_minor) < 0
    union all
    select 'every_transfer_follows_the_one_before', player_id::text
    from stepped where wallet_version <> version_before + 1 or available_after_minor <> total_minor
    union all
    select 'every_transfer_follows_the_one_before', w.player_id::text
    from wallet w
    left join (
      select player_id, currency, book, count(*) as movements from stepped group by player_id, currency, book
    ) s on s.player_id = w.player_id and s.currency = w.currency and s.book = w.book
    where w.version <> coalesce(s.movements, 0)
    union all
    select 'no_transfer_was_changed', player_id || ' ' || source || ' ' || idempotency_key
    from transfer
    where key_hash <> transfer_key(source, idempotency_key) or checksum <>
      transfer_checksum(source, idempotency_key, book, debit_account, credit_account, amount_minor, currency, kind,
        reference)
    union all
    select 'play_money_is_never_cash', player_id || ' ' || source || ' ' || idempotency_key
    from transfer
    where book = 'play' and (starts_with(debit_account, 'house:cash') or starts_with(credit_account, 'house:cash'))`,
};
