import { providerUnitsFromMinor, type ReportedTransaction } from '@pelita/contract';
import type { TokenSeal } from '../launch/token-seal.ts';
import { afterRollback, afterWin } from '../rounds/round-states.ts';
import type { TableBetState } from '../tables/bet-store.ts';
import { standing } from '../tables/own-bets.ts';
import type { WalletItem } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { cardRoundName } from './card-terms.ts';
import type { CardStakeRow } from './stake-store.ts';

/** What a stake asks of the wallet in the state that it is in. */
export function stakeItem(tokens: TokenSeal, stake: CardStakeRow): WalletItem {
  if (!stake.sealed_token) throw new Error(`the open stake of ${stake.hand_id} has lost its token`);
  const { user_id: userId, game_code: gameCode, currency } = stake;
  const player = { userId, token: tokens.open(stake.sealed_token, userId), gameCode };
  const round = cardRoundName(gameCode, stake.hand_id);
  const bet = stake.bet_transaction;
  if (stake.state === 'rolling-back')
    return { type: 'rollback', player, undo: { transaction: stake.rollback_transaction, bet, round } };
  if (stake.state === 'win-sent') {
    const amountMinor = stake.win_minor ?? 0n;
    const win = { transaction: stake.win_transaction, bet, round, currency, amountMinor, closesRound: true };
    return { type: 'win', player, win };
  }
  const amountMinor = stake.hold_minor;
  return { type: 'bet', player, stake: { transaction: bet, round, currency, amountMinor, closesRound: false } };
}

/** Where the stake of a hand that is over goes from what the wallet said. */
export function afterEndOfHand({ state }: CardStakeRow, word: WalletWord): TableBetState {
  return (state === 'win-sent' ? afterWin(word) : afterRollback(word)) as TableBetState;
}

/** What a stake has told the wallet. */
export function transactionsOfStake(stake: CardStakeRow): ReportedTransaction[] {
  const { win, rollback, bet } = standing[stake.state];
  const amount = (minor: bigint) => providerUnitsFromMinor(minor, stake.currency);
  const told: ReportedTransaction[] = [
    { transactionUuid: stake.bet_transaction, kind: 'bet', amount: amount(stake.hold_minor), state: bet },
  ];
  if (win)
    told.push({
      transactionUuid: stake.win_transaction,
      kind: 'win',
      amount: amount(stake.win_minor ?? 0n),
      state: win,
    });
  if (rollback)
    told.push({ transactionUuid: stake.rollback_transaction, kind: 'rollback', amount: null, state: rollback });
  return told;
}
