import { afterBet, afterRollback, afterWin } from '../rounds/round-states.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { WalletItem, WalletPlayer } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import type { BetMove, BetMoney, TableBetState } from './bet-store.ts';
import { roundName } from './table-terms.ts';

/** What a bet asks of the wallet in the state that it is in; a lost one is closed by a win of nothing. */
export function itemOf(tokens: TokenSeal, bet: BetMoney): WalletItem {
  const player = playerOf(tokens, bet);
  const round = roundName(bet.game_code, bet.round_number);
  const { currency } = bet;
  if (bet.state === 'rolling-back')
    return {
      type: 'rollback',
      player,
      undo: { transaction: bet.rollback_transaction, bet: bet.bet_transaction, round },
    };
  if (bet.state === 'win-sent')
    return {
      type: 'win',
      player,
      win: {
        transaction: bet.win_transaction,
        bet: bet.bet_transaction,
        round,
        currency,
        amountMinor: bet.win_minor ?? 0n,
        closesRound: true,
      },
    };
  return {
    type: 'bet',
    player,
    stake: { transaction: bet.bet_transaction, round, currency, amountMinor: bet.stake_minor, closesRound: false },
  };
}

/** Where a new bet goes from what the wallet said of its stake. */
export function afterStake(word: WalletWord, tries: { before: number; left: number }): TableBetState {
  // The states of a round of one player, in which a bet that wins nothing is settled by itself.
  const state = afterBet(word, tries, 0n);
  return state === 'settled' ? 'placed' : (state as TableBetState);
}

/** Where a judged bet goes from what the wallet said of its win or its rollback. */
export function afterEnd(bet: BetMoney, word: WalletWord): TableBetState {
  return (bet.state === 'win-sent' ? afterWin(word) : afterRollback(word)) as TableBetState;
}

export function moveOf(bet: BetMoney, state: TableBetState, word: WalletWord): BetMove {
  return {
    userId: bet.user_id,
    id: bet.id,
    round: { gameCode: bet.game_code, number: bet.round_number },
    state,
    balanceMinor: word.kind === 'done' ? word.balanceMinor : null,
    refusal: word.kind === 'refused' ? word.status : null,
  };
}

function playerOf(tokens: TokenSeal, bet: BetMoney): WalletPlayer {
  if (!bet.sealed_token) throw new Error(`the open bet ${bet.id} has lost its token`);
  return { userId: bet.user_id, token: tokens.open(bet.sealed_token, bet.user_id), gameCode: bet.game_code };
}
