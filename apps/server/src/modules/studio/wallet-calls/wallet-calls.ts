import { type CurrencyCode, PROVIDER_SIGNATURE_HEADER, providerUnitsFromMinor } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import { tracedCall } from '../../../platform/tracing/tracing.ts';
import type { SigningKey } from './signing-key.ts';
import { readWalletWord, type WalletWord } from './wallet-word.ts';

/** Who the wallet is asked about: the player by the launch, never by a name. */
export type WalletPlayer = { userId: string; token: string; gameCode: string };

export type StakeOrWin = {
  transaction: string;
  round: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  closesRound: boolean;
};

/** The seamless wallet of the deployment, by signed HTTP like for any other provider. Calls never throw. */
export type WalletCalls = {
  balance(player: WalletPlayer): Promise<WalletWord>;
  bet(player: WalletPlayer, stake: StakeOrWin): Promise<WalletWord>;
  win(player: WalletPlayer, win: StakeOrWin & { bet: string }): Promise<WalletWord>;
  rollback(player: WalletPlayer, undo: { transaction: string; bet: string; round: string }): Promise<WalletWord>;
};

export function walletCalls(
  { clock, random, log, tracing }: Pick<Platform, 'clock' | 'random' | 'log' | 'tracing'>,
  needs: { walletUrl: () => string; key: SigningKey; timeoutMs: number },
): WalletCalls {
  async function post(path: string, content: Record<string, unknown>): Promise<WalletWord> {
    const body = Buffer.from(JSON.stringify({ ...content, request_uuid: random.uuid(clock.now()) }));
    const headers = { [PROVIDER_SIGNATURE_HEADER]: needs.key.sign(body) };
    const word = await tracedCall(
      tracing,
      `wallet ${path}`,
      (trace) => send(`${needs.walletUrl()}${path}`, body, { ...headers, ...trace }, needs.timeoutMs),
      ({ kind }) => kind === 'unknown',
    );
    if (word.kind === 'unknown') log.warn({ path, why: word.why }, 'the wallet gave no usable answer');
    return word;
  }

  return {
    balance: (player) => post('/user/balance', whose(player)),
    bet: (player, stake) => post('/transaction/bet', { ...whose(player), ...money(stake) }),
    win: (player, win) =>
      post('/transaction/win', { ...whose(player), ...money(win), reference_transaction_uuid: win.bet }),
    rollback: (player, undo) =>
      post('/transaction/rollback', {
        ...whose(player),
        transaction_uuid: undo.transaction,
        reference_transaction_uuid: undo.bet,
        round: undo.round,
        round_closed: true,
      }),
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

async function send(
  url: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<WalletWord> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readWalletWord(answer.status, await answer.text());
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}
