import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { PayoutProvider, PayoutQueryAnswer } from '../../../../platform/providers/payments/payout-provider.ts';

/** The client's side: whatever goes wrong on the way is unknown. */
export function bankOverHttp(origin: string): PayoutProvider {
  const ask = async (path: string, body: object): Promise<PayoutQueryAnswer> => {
    try {
      const signal = AbortSignal.timeout(5_000);
      const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), signal });
      const { paid } = (await response.json()) as { paid: number | null };
      if (paid === null) return { outcome: 'unseen' };
      return { outcome: 'done', paidMinor: BigInt(paid), reference: path };
    } catch {
      return { outcome: 'unknown' };
    }
  };
  return {
    code: 'outside',
    async pay({ payoutId, amountMinor }) {
      const answer = await ask('/pay', { payoutId, amount: Number(amountMinor) });
      return answer.outcome === 'unseen' ? { outcome: 'unknown' } : answer;
    },
    query: async ({ payoutId }) => await ask('/query', { payoutId }),
  };
}

/** A bank in the test's own process, which no kill reaches. Now and then its answer is lost after it has paid. */
export async function outsideBank() {
  const paid = new Map<string, number>();
  let asked = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { payoutId, amount } = JSON.parse(Buffer.concat(parts).toString()) as { payoutId: string; amount?: number };
      if (request.url === '/pay' && amount !== undefined && !paid.has(payoutId)) paid.set(payoutId, amount);
      asked += 1;
      if (asked % 5 === 0) return void response.destroy();
      response.end(JSON.stringify({ paid: paid.get(payoutId) ?? null }));
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paid,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
