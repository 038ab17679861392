import { type Agent, request } from 'node:http';
import type { Launch } from '../../apps/server/src/modules/wallet/provider/testing/launches.ts';
import type { Keys } from './http-party.ts';

export type Sent = { method: 'GET' | 'POST'; path: string; body?: Buffer; signature?: string };

/** Bets of 1.00, each by some player, signed before any clock runs. */
export function signedBets(keys: Keys, launches: readonly Launch[], count: number, changed: object = {}): Sent[] {
  return signedCalls(keys, launches, count, 'transaction/bet', () => ({
    transaction_uuid: crypto.randomUUID(),
    round: 'round-1',
    currency: 'MYR',
    amount: 100_000,
    ...changed,
  }));
}

/** Calls of the wallet's protocol by some players. */
export function signedCalls(
  keys: Keys,
  launches: readonly Launch[],
  count: number,
  call: 'user/balance' | 'transaction/bet',
  content: () => object = () => ({}),
): Sent[] {
  return Array.from({ length: count }, () => {
    const { user, token, game_code } = launches[Math.floor(Math.random() * launches.length)] as Launch;
    const body = Buffer.from(
      JSON.stringify({ user, token, game_code, request_uuid: crypto.randomUUID(), ...content() }),
    );
    return { method: 'POST', path: `/provider/BENCH/${call}`, body, signature: keys.signatureOf(body) };
  });
}

/** The answer's text; anything but 200 throws. */
export function send(agent: Agent, origin: string, { method, path, body, signature }: Sent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = body
    ? { 'content-type': 'application/json', 'content-length': body.length, 'x-hub88-signature': signature }
    : {};
  const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (piece: string) => (text += piece));
    response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${text}`))));
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
