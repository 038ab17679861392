import {
  type CurrencyCode,
  PROVIDER_BATCH_PATH,
  PROVIDER_SIGNATURE_HEADER,
  providerUnitsFromMinor,
} from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { tracedCall } from '../../../platform/tracing/tracing.ts';
import type { SigningKey } from './signing-key.ts';
import { readWalletWord, readWalletWords, type WalletWord } from './wallet-word.ts';

/** Who the wallet is asked about: the player by the launch, never by a name. */
export type WalletPlayer = { userId: string; token: string; gameCode: string };

export type StakeOrWin = {
  transaction: string;
  round: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  closesRound: boolean;
};

export type Win = StakeOrWin & { bet: string };
export type Undo = { transaction: string; bet: string; round: string };

/** One transaction of a batch. */
export type WalletItem =
  | { type: 'bet'; player: WalletPlayer; stake: StakeOrWin }
  | { type: 'win'; player: WalletPlayer; win: Win }
  | { type: 'rollback'; player: WalletPlayer; undo: Undo };

/** The seamless wallet of the deployment, by signed HTTP like for any other provider. Calls never throw. */
export type WalletCalls = {
  balance(player: WalletPlayer): Promise<WalletWord>;
  bet(player: WalletPlayer, stake: StakeOrWin): Promise<WalletWord>;
  win(player: WalletPlayer, win: Win): Promise<WalletWord>;
  rollback(player: WalletPlayer, undo: Undo): Promise<WalletWord>;
  /** Up to 256 at once, under one signature; a word for each, in their order. */
  many(items: readonly WalletItem[]): Promise<WalletWord[]>;
};

export function walletCalls(
  { clock, random, log, tracing }: Pick<Platform, 'clock' | 'random' | 'log' | 'tracing'>,
  needs: { walletUrl: () => string; key: SigningKey; timeoutMs: number },
): WalletCalls {
  const newRequest = () => ({ request_uuid: random.uuid(clock.now()) });

  async function post(path: string, content: object): Promise<WalletWord> {
    const sent = await deliver(path, { ...content, ...newRequest() });
    return heard(path, sent.kind === 'heard' ? readWalletWord(sent.httpStatus, sent.text) : sent);
  }

  async function deliver(path: string, content: object): Promise<Delivered> {
    const body = Buffer.from(JSON.stringify(content));
    const headers = { [PROVIDER_SIGNATURE_HEADER]: needs.key.sign(body) };
    return tracedCall(
      tracing,
      `wallet ${path}`,
      (trace) => send(`${needs.walletUrl()}${path}`, body, { ...headers, ...trace }, needs.timeoutMs),
      ({ kind }) => kind === 'unknown',
    );
  }

  function heard(path: string, word: WalletWord): WalletWord {
    if (word.kind === 'unknown') log.warn({ path, why: word.why }, 'the wallet gave no usable answer');
    return word;
  }

  return {
    async balance(player) {
      const word = await post('/user/balance', whose(player));
      // A question moves nothing, and a game that opens asks it once: what got lost is asked again.
      return word.kind === 'unknown' ? post('/user/balance', whose(player)) : word;
    },
    bet: (player, stake) => post('/transaction/bet', betFields(player, stake)),
    win: (player, win) => post('/transaction/win', winFields(player, win)),
    rollback: (player, undo) => post('/transaction/rollback', rollbackFields(player, undo)),
    async many(items) {
      const path = `/${PROVIDER_BATCH_PATH}`;
      const sent = await deliver(path, { items: items.map((item) => ({ ...fieldsOf(item), ...newRequest() })) });
      const words = sent.kind === 'heard' ? readWalletWords(sent.httpStatus, sent.text, items.length) : null;
      if (words) return words;
      const why = sent.kind === 'heard' ? `HTTP ${sent.httpStatus} without an answer to each item` : sent.why;
      const unknown = heard(path, { kind: 'unknown', why });
      return items.map(() => unknown);
    },
  };
}

function fieldsOf(item: WalletItem): object {
  const { type, player } = item;
  if (item.type === 'bet') return { type, ...betFields(player, item.stake) };
  if (item.type === 'win') return { type, ...winFields(player, item.win) };
  return { type, ...rollbackFields(player, item.undo) };
}

function betFields(player: WalletPlayer, stake: StakeOrWin) {
  return { ...whose(player), ...money(stake) };
}

function winFields(player: WalletPlayer, win: Win) {
  return { ...whose(player), ...money(win), reference_transaction_uuid: win.bet };
}

function rollbackFields(player: WalletPlayer, { transaction, bet, round }: Undo) {
  return {
    ...whose(player),
    transaction_uuid: transaction,
    reference_transaction_uuid: bet,
    round,
    round_closed: true,
  };
}

function whose({ userId, token, gameCode }: WalletPlayer) {
  return { user: userId, token, game_code: gameCode };
}

function money({ transaction, round, currency, amountMinor, closesRound }: StakeOrWin) {
  return {
    transaction_uuid: transaction,
    round,
    round_closed: closesRound,
    currency,
    amount: exactNumber(providerUnitsFromMinor(amountMinor, currency)),
    is_free: false,
  };
}

/** JSON numbers are exact up to 2⁵³ only; in 1/100,000 that is 90 thousand million units, beyond any round. */
function exactNumber(units: bigint): number {
  const number = Number(units);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${units} does not fit a JSON number`);
  return number;
}

type Delivered = { kind: 'heard'; httpStatus: number; text: string } | { kind: 'unknown'; why: string };

async function send(
  url: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<Delivered> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'heard', httpStatus: answer.status, text: await answer.text() };
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}
