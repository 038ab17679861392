import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { Patience } from '../patience.ts';
import type { WalletCalls, WalletPlayer } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { afterBet, afterRollback, afterWin, isOpen, type RoundState } from './round-states.ts';
import { moveRound, roundById, type RoundRow } from './round-store.ts';

export type CompleteRound = (round: RoundRow, from: Beginning) => Promise<RoundRow>;

/**
 * Where a round comes from: just stored, so that no bet of it was sent before; asked for again by its own spin key; or
 * left open by an interruption, so that nobody waits for it and it is shown on the player's next visit.
 */
export type Beginning = 'begun' | 'repeated' | 'left open';

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
  return (round, from) => {
    const known = underWay.get(round.id);
    if (known) return known;
    const driving = drive(needs, round, from).finally(() => underWay.delete(round.id));
    underWay.set(round.id, driving);
    return driving;
  };
}

async function drive(needs: CompleteNeeds, given: RoundRow, from: Beginning): Promise<RoundRow> {
  let round = given;
  let tries = 0;
  while (isOpen(round.state)) {
    if (tries > 0) await delay(needs.patience.pauseMs * tries);
    const next = await takeStep(needs, round, tries, from);
    tries = next.state === round.state ? tries + 1 : 0;
    round = next;
    if (tries >= needs.patience.tries) return postpone(needs, round);
  }
  return round;
}

async function takeStep(needs: CompleteNeeds, round: RoundRow, tries: number, from: Beginning): Promise<RoundRow> {
  const { wallet } = needs;
  switch (round.state) {
    case 'bet-sent': {
      const closes = round.total_win_minor === 0n;
      const word = await wallet.bet(
        playerOf(needs, round),
        stake(round, round.bet_transaction, round.total_bet_minor, closes),
      );
      const before = from === 'begun' ? tries : tries + 1;
      const state = afterBet(word, { before, left: needs.patience.tries - tries - 1 }, round.total_win_minor);
      return moveTo(needs, round, state, changeByBet(word, state), from);
    }
    case 'win-sent': {
      const word = await wallet.win(playerOf(needs, round), {
        ...stake(round, round.win_transaction, round.total_win_minor, true),
        bet: round.bet_transaction,
      });
      return moveTo(
        needs,
        round,
        afterWin(word),
        word.kind === 'done' ? { balance_minor: word.balanceMinor } : {},
        from,
      );
    }
    case 'rolling-back': {
      const undo = { transaction: round.rollback_transaction, bet: round.bet_transaction, round: round.id };
      return moveTo(needs, round, afterRollback(await wallet.rollback(playerOf(needs, round), undo)), {}, from);
    }
    default:
      return round;
  }
}

function changeByBet(word: WalletWord, state: RoundState): Partial<RoundRow> {
  if (word.kind !== 'done') return { refusal: word.kind === 'refused' ? word.status : null };
  const balances = { balance_after_bet_minor: word.balanceMinor };
  return state === 'settled' ? { ...balances, balance_minor: word.balanceMinor } : balances;
}

/** Saves the next state, or hands back where another driver has taken the round meanwhile. */
async function moveTo(
  { database }: CompleteNeeds,
  round: RoundRow,
  state: RoundState,
  change: Partial<RoundRow>,
  from: Beginning,
): Promise<RoundRow> {
  if (state === round.state) return round;
  return database.transaction(async (tx) => {
    const ending: Partial<RoundRow> = isOpen(state)
      ? {}
      : { settled_at: tx.now, sealed_token: null, resumed_at: from === 'left open' ? tx.now : null };
    const moved = await moveRound(tx, round, { ...change, ...ending, state });
    return moved ?? roundById(tx, round.user_id, round.id);
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
