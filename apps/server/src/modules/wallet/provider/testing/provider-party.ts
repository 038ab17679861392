import { randomUUID } from 'node:crypto';
import { type PlayerId, PROVIDER_SIGNATURE_HEADER, type ProviderCall, type ProviderStatus } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import type { MoneyBook } from '../../../ledger/index.ts';
import { walletModule } from '../../index.ts';
import { registerProvider } from '../registry.ts';
import { GAME, type Launch, newKeys, newLaunch, newPlayer, testNeeds } from './launches.ts';

/** An answer as it came: `balance` is the digits of the text, so that no digit is lost. */
export type Heard = {
  http: number;
  text: string;
  status: ProviderStatus;
  balance: string | null;
  body: Record<string, unknown>;
};

/** A game provider with a key of its own, and the wallet that it calls over HTTP. */
export async function providerParty(world: TestWorld, code = 'TESTER') {
  const keys = newKeys();
  await world.database.transaction((tx) =>
    registerProvider(tx, { code, name: 'A provider of the test', publicKeyPem: keys.publicKeyPem }),
  );
  const app = Fastify();
  await app.register(walletModule(world.platform, testNeeds).plugin);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());

  /** Bytes as they are, with a signature that fits unless another is given. */
  async function sendRaw(
    call: string,
    body: Uint8Array | string,
    { signature, provider = code }: { signature?: string | null; provider?: string } = {},
  ): Promise<Heard> {
    const bytes = Buffer.from(body);
    const header = signature === undefined ? keys.signatureOf(bytes) : signature;
    const response = await fetch(`${origin}/provider/${provider}/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header === null ? {} : { [PROVIDER_SIGNATURE_HEADER]: header }),
      },
      body: bytes,
    });
    return heard(response.status, await response.text());
  }

  function send(call: ProviderCall, content: Record<string, unknown>): Promise<Heard> {
    return sendRaw(call, jsonOf({ request_uuid: randomUUID(), ...content }));
  }

  function transaction(launch: Launch, change: Record<string, unknown>) {
    return { ...askedOf(launch), transaction_uuid: randomUUID(), round: 'round-1', ...change };
  }

  return {
    code,
    origin,
    keys,
    send,
    sendRaw,
    /** A player with so much money and one launch. */
    async player(availableMinor: bigint, options: { book?: MoneyBook; gameCode?: string } = {}): Promise<Launch> {
      const playerId = await newPlayer(world, availableMinor, options.book ?? 'real');
      return newLaunch(world, { code, playerId, book: options.book ?? 'real', gameCode: options.gameCode ?? GAME });
    },
    launch: (playerId: PlayerId, options: { gameCode?: string; user?: string; expiresAt?: Temporal.Instant } = {}) =>
      newLaunch(world, { code, playerId, book: 'real', gameCode: options.gameCode ?? GAME, ...options }),
    balance: (launch: Launch) => send('user/balance', askedOf(launch)),
    bet: (launch: Launch, amount: unknown, change: Record<string, unknown> = {}) =>
      send('transaction/bet', transaction(launch, { currency: 'MYR', amount, ...change })),
    win: (launch: Launch, amount: unknown, bet: string, change: Record<string, unknown> = {}) =>
      send(
        'transaction/win',
        transaction(launch, { currency: 'MYR', amount, reference_transaction_uuid: bet, ...change }),
      ),
    rollback: (launch: Launch, undone: string, change: Record<string, unknown> = {}) =>
      send('transaction/rollback', transaction(launch, { reference_transaction_uuid: undone, ...change })),
  };
}

/** What a request says of its launch. */
export function askedOf({ user, token, game_code }: Launch) {
  return { user, token, game_code };
}

/** Whole ringgit as the protocol's units of 1/100,000. */
export function units(ringgit: number): number {
  return ringgit * 100_000;
}

function jsonOf(content: Record<string, unknown>): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'bigint' ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(`${value}`) : value,
  );
}

function heard(http: number, text: string): Heard {
  const body = JSON.parse(text) as Record<string, unknown>;
  const balance = /"balance":(\d+)/.exec(text)?.[1] ?? null;
  return { http, text, status: body['status'] as ProviderStatus, balance, body };
}
