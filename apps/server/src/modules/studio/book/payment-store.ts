import type { Tx } from '../../../platform/database/tx.ts';
import type { BetKey } from './bet-store.ts';

/** What a decided bet has the wallet do. They are done in order, and one that is done stays. */
export type PaymentRow = {
  user_id: string;
  bet_id: string;
  place: number;
  transaction: string;
  kind: 'win' | 'rollback';
  reference: string;
  amount_minor: bigint;
  is_done: boolean;
};

export async function paymentsOf(tx: Tx, bets: readonly BetKey[]): Promise<PaymentRow[]> {
  return tx.run<PaymentRow>(ofBetsStatement, [bets.map(({ user_id }) => user_id), bets.map(({ id }) => id)]);
}

/** Adds payments after those that a bet has. */
export async function addPayments(
  tx: Tx,
  { user_id, id }: BetKey,
  added: readonly Pick<PaymentRow, 'kind' | 'reference' | 'amount_minor'>[],
): Promise<void> {
  await tx.run(addStatement, [
    user_id,
    id,
    added.map(() => tx.newId()),
    added.map(({ kind }) => kind),
    added.map(({ reference }) => reference),
    added.map(({ amount_minor }) => amount_minor),
    tx.now,
  ]);
}

export async function markDone(tx: Tx, { user_id, bet_id, place }: PaymentRow): Promise<void> {
  await tx.run(doneStatement, [user_id, bet_id, place]);
}

/** Wins that stand: told, or to be told, and not taken back. */
export function standingWins(payments: readonly PaymentRow[]): PaymentRow[] {
  const undone = new Set(payments.filter(({ kind }) => kind === 'rollback').map(({ reference }) => reference));
  return payments.filter(
    ({ kind, transaction, amount_minor }) => kind === 'win' && amount_minor > 0n && !undone.has(transaction),
  );
}

const ofBetsStatement = {
  name: 'studio.book-payment.of-bets',
  text: `select p.user_id, p.bet_id, p.place, p.transaction, p.kind, p.reference, p.amount_minor, p.is_done
         from unnest($1::text[], $2::uuid[]) as k (user_id, id)
         join studio_book_payment p on p.user_id = k.user_id and p.bet_id = k.id
         order by p.user_id, p.bet_id, p.place`,
};
const addStatement = {
  name: 'studio.book-payment.add',
  text: `insert into studio_book_payment (user_id, bet_id, place, transaction, kind, reference, amount_minor, made_at)
         select $1, $2, coalesce((select max(p.place) from studio_book_payment p where p.user_id = $1 and p.bet_id = $2), 0)
             + a.place, a.transaction, a.kind, a.reference, a.amount_minor, $7
         from unnest($3::uuid[], $4::text[], $5::uuid[], $6::bigint[]) with ordinality
           as a (transaction, kind, reference, amount_minor, place)`,
};
const doneStatement = {
  name: 'studio.book-payment.done',
  text: `update studio_book_payment p set is_done = true where p.user_id = $1 and p.bet_id = $2 and p.place = $3`,
};
