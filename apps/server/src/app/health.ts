import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database, Statement } from '../platform/database/tx.ts';

/** What must hold before traffic may come; answers what is wrong, or null. */
export type ReadinessCheck = () => Promise<string | null>;

const CHECK_TIMEOUT_MS = 2_000;

/** `/livez`: the process answers. `/readyz`: it can serve, or 503 with the reasons, also while it drains. */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  checks: readonly ReadinessCheck[],
  isDraining: () => boolean,
): void {
  const all = [databaseIsReachable(database), ...checks];
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = isDraining()
      ? ['draining']
      : (await Promise.all(all.map(withTimeout))).filter((reason) => reason !== null);
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reasons.length === 0 ? { ok: true } : { ok: false, reasons });
  });
}

function databaseIsReachable(database: Database): ReadinessCheck {
  return async () => {
    await database.single(selectOne, []);
    return null;
  };
}

const selectOne: Statement = { name: 'readiness', text: 'select 1' };

async function withTimeout(check: ReadinessCheck): Promise<string | null> {
  const late = new AbortController();
  try {
    // What failed is for the log of whoever failed; outside it is only said that it did.
    return await Promise.race([
      check().catch(() => 'the database is not reachable'),
      wait(CHECK_TIMEOUT_MS, 'a check takes too long', { signal: late.signal, ref: false }),
    ]);
  } finally {
    late.abort();
  }
}
