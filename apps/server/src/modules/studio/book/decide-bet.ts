import { betReturnMinor, type LegResult } from '@pelita/games/book';
import type { Tx } from '../../../platform/database/tx.ts';
import { type BookBetRow, type BookLegRow, writeBet } from './bet-store.ts';
import { addPayments, paymentsOf, standingWins } from './payment-store.ts';

/** What the legs come to so far; null while it is open. It is lost once fewer legs stand than go together. */
function decisionOf(
  { stake_minor: stakeMinor, together }: Pick<BookBetRow, 'stake_minor' | 'together'>,
  legs: readonly Pick<BookLegRow, 'odds_hundredths' | 'result'>[],
): { returnedMinor: bigint; isGivenBack: boolean } | null {
  if (legs.filter(({ result }) => result !== 'lost').length < together)
    return { returnedMinor: 0n, isGivenBack: false };
  const settled = legs.flatMap(({ odds_hundredths: hundredths, result }) =>
    result === null ? [] : [{ hundredths, result: result satisfies LegResult }],
  );
  if (settled.length < legs.length) return null;
  const isGivenBack = settled.every(({ result }) => result === 'push' || result === 'void');
  return { returnedMinor: betReturnMinor(stakeMinor, settled, together), isGivenBack };
}

/**
 * Brings a bet, which the transaction has locked, to where its legs say: a placed one is paid, a settled one whose result
 * was corrected has the difference posted. What the wallet has to do is written down with it.
 */
export async function decideBet(tx: Tx, bet: BookBetRow, legs: readonly BookLegRow[]): Promise<bigint> {
  const decision = decisionOf(bet, legs);
  if (decision === null || bet.is_cashed_out) return 0n;
  const { returnedMinor, isGivenBack } = decision;
  if (bet.state === 'placed') {
    // A stake that was returned whole is undone rather than won, so that it counts for no turnover.
    await addPayments(tx, bet, [
      isGivenBack
        ? { kind: 'rollback', reference: bet.bet_transaction, amount_minor: 0n }
        : { kind: 'win', reference: bet.bet_transaction, amount_minor: returnedMinor },
    ]);
    await writeBet(tx, { ...bet, state: 'paying', returned_minor: returnedMinor, is_given_back: isGivenBack });
    return 0n;
  }
  const differenceMinor = returnedMinor - (bet.returned_minor ?? 0n);
  const isDecided = bet.state === 'settled' || bet.state === 'paying' || bet.state === 'rolled-back';
  return isDecided && differenceMinor !== (bet.unposted_minor ?? 0n) ? correctBet(tx, bet, returnedMinor) : 0n;
}

/** Less is posted by taking back what was won and winning what is right: what the player has spent is owed to the house. */
async function correctBet(tx: Tx, bet: BookBetRow, rightMinor: bigint): Promise<bigint> {
  const postedMinor = bet.returned_minor ?? 0n;
  const differenceMinor = rightMinor - postedMinor;
  // The stake is no bet any more, or the launch is not known any more: operators see what is owed and to whom.
  if (bet.is_given_back || bet.sealed_token === null) {
    await writeBet(tx, { ...bet, unposted_minor: differenceMinor === 0n ? null : differenceMinor });
    return differenceMinor;
  }
  const wins = standingWins(await paymentsOf(tx, [bet]));
  const win = (amount_minor: bigint) => ({ kind: 'win' as const, reference: bet.bet_transaction, amount_minor });
  const undone = wins.map(({ transaction }) => ({
    kind: 'rollback' as const,
    reference: transaction,
    amount_minor: 0n,
  }));
  await addPayments(
    tx,
    bet,
    differenceMinor > 0n ? [win(differenceMinor)] : [...undone, ...(rightMinor > 0n ? [win(rightMinor)] : [])],
  );
  await writeBet(tx, {
    ...bet,
    state: 'paying',
    returned_minor: rightMinor,
    correction_minor: (bet.correction_minor ?? 0n) + differenceMinor,
  });
  return 0n;
}
