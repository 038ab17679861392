import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { Patience } from '../patience.ts';
import type { WalletCalls, WalletPlayer } from '../wallet-calls/wallet-calls.ts';
import { afterBet, afterBetConfirmed, afterRollback, afterWin, isOpen, type RoundState } from './round-states.ts';
import { moveRound, roundById, type RoundRow } from './round-store.ts';

/** `resuming`: the player is not waiting for this very spin, so its round is shown on the next visit. */
export type CompleteRound = (round: RoundRow, how?: { resuming: boolean }) => Promise<RoundRow>;

export type CompleteNeeds = Pick<Platform, 'database' | 'log'> & {
  wallet: WalletCalls;
  tokens: TokenSeal;
  patience: Patience;
};

/** Seconds until the job tries again: 2, 4, 8 … up to ten minutes. */
const LONGEST_PAUSE_SECONDS = 600;

/**
 * Takes a round as far as the wallet lets it, from wherever it stands. Safe to run twice and side by side: each money
 * call carries the transaction that was fixed with the round, and each state is left only by the one who saw it.
 */
export function roundCompleter(needs: CompleteNeeds): CompleteRound {
  const underWay = new Map<string, Promise<RoundRow>>();
  return (round, how = { resuming: false }) => {
    const known = underWay.get(round.id);
    if (known) return known;
    const driving = drive(needs, round, how.resuming).finally(() => underWay.delete(round.id));
    underWay.set(round.id, driving);
    return driving;
  };
}

async function drive(needs: CompleteNeeds, given: RoundRow, resuming: boolean): Promise<RoundRow> {
  let round = given;
  let tries = 0;
  while (isOpen(round.state)) {
    if (tries > 0) await delay(needs.patience.pauseMs * tries);
    const left = needs.patience.tries - tries - 1;
    const next = await takeStep(needs, round, { before: tries, left }, resuming);
    tries = next.state === round.state ? tries + 1 : 0;
    round = next;
    if (tries >= needs.patience.tries) return postpone(needs, round);
  }
  return round;
}

async function takeStep(
  needs: CompleteNeeds,
  round: RoundRow,
  tries: { before: number; left: number },
  resuming: boolean,
): Promise<RoundRow> {
  const { wallet } = needs;
  const move = async (state: RoundState, change: Partial<RoundRow> = {}) =>
    (await moveTo(needs, round, state, change, resuming)).round;
  switch (round.state) {
    case 'committed': {
      const { round: sent, isMine } = await moveTo(needs, round, 'bet-sent', {}, resuming);
      // Only who made the step knows that no bet was sent before.
      return isMine ? sendBet(needs, sent, { before: 0, left: tries.left }, resuming) : sent;
    }
    case 'bet-sent':
      return sendBet(needs, round, { before: tries.before + 1, left: tries.left }, resuming);
    case 'bet-confirmed':
      return move(afterBetConfirmed(round.total_win_minor), { balance_minor: round.balance_after_bet_minor });
    case 'win-sent': {
      const word = await wallet.win(playerOf(needs, round), {
        ...stake(round, round.win_transaction, round.total_win_minor, true),
        bet: round.bet_transaction,
      });
      return word.kind === 'done' ? move(afterWin(word), { balance_minor: word.balanceMinor }) : round;
    }
    case 'rolling-back': {
      const undo = { transaction: round.rollback_transaction, bet: round.bet_transaction, round: round.id };
      const state = afterRollback(await wallet.rollback(playerOf(needs, round), undo));
      return state === round.state ? round : move(state);
    }
    default:
      return round;
  }
}

async function sendBet(
  needs: CompleteNeeds,
  round: RoundRow,
  tries: { before: number; left: number },
  resuming: boolean,
): Promise<RoundRow> {
  const closes = round.total_win_minor === 0n;
  const word = await needs.wallet.bet(
    playerOf(needs, round),
    stake(round, round.bet_transaction, round.total_bet_minor, closes),
  );
  const state = afterBet(word, tries);
  if (state === round.state) return round;
  const change: Partial<RoundRow> =
    word.kind === 'done'
      ? { balance_after_bet_minor: word.balanceMinor }
      : { refusal: word.kind === 'refused' ? word.status : null };
  return (await moveTo(needs, round, state, change, resuming)).round;
}

/** Saves the next state, or hands back where another driver has taken the round meanwhile. */
async function moveTo(
  { database }: CompleteNeeds,
  round: RoundRow,
  state: RoundState,
  change: Partial<RoundRow>,
  resuming: boolean,
): Promise<{ round: RoundRow; isMine: boolean }> {
  return database.transaction(async (tx) => {
    const ending: Partial<RoundRow> = isOpen(state)
      ? {}
      : { settled_at: tx.now, sealed_token: null, resumed_at: resuming ? tx.now : null };
    const moved = await moveRound(tx, round, { ...change, ...ending, state });
    return { round: moved ?? (await roundById(tx, round.user_id, round.id)), isMine: moved !== null };
  });
}

async function postpone({ database, log }: CompleteNeeds, round: RoundRow): Promise<RoundRow> {
  const attempts = round.attempts + 1;
  const seconds = Math.min(2 ** Math.min(attempts, 20), LONGEST_PAUSE_SECONDS);
  log.warn({ round: round.id, state: round.state, attempts }, 'a round waits for the wallet');
  return database.transaction(async (tx) => {
    const moved = await moveRound(tx, round, { attempts, next_attempt_at: tx.now.add({ seconds }) });
    return moved ?? roundById(tx, round.user_id, round.id);
  });
}

function playerOf({ tokens }: CompleteNeeds, round: RoundRow): WalletPlayer {
  if (!round.sealed_token) throw new Error(`the open round ${round.id} has lost its token`);
  return { userId: round.user_id, token: tokens.open(round.sealed_token, round.user_id), gameCode: round.game_code };
}

function stake(round: RoundRow, transaction: string, amountMinor: bigint, closesRound: boolean) {
  return { transaction, round: round.id, currency: round.currency, amountMinor, closesRound };
}
