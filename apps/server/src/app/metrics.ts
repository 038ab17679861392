import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { Refusal } from '@pelita/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Statement } from '../platform/database/tx.ts';
import { isLoopback } from '../platform/environment/loopback.ts';
import { isForwarded } from '../platform/http/forwarded.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * `GET /metrics`. With METRICS_TOKEN it asks for it as a bearer's; without, it answers to this machine alone, and to
 * nobody whom a proxy on it speaks for. To everybody else it does not exist.
 */
export function registerMetrics(app: FastifyInstance, platform: Platform): void {
  const { metrics, environment, database } = platform;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.count('pelita_http_requests_total', { route, method: request.method, status: reply.statusCode });
    metrics.observe('pelita_http_request_seconds', { route }, reply.elapsedTime / 1_000);
  });

  metrics.gauge('pelita_event_loop_delay_seconds', 'How late timers ran, since the last reading.', () => {
    const readings = [50, 99, 100].map((percentile) => ({
      labels: { percentile },
      value: delay.percentile(percentile) / 1e9,
    }));
    delay.reset();
    return readings;
  });
  metrics.gauge('pelita_process_resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('pelita_process_cpu_seconds_total', 'Processor time.', cpuSeconds, 'counter');
  metrics.gauge('pelita_process_uptime_seconds', 'Since the start of the process.', () => process.uptime());
  metrics.gauge('pelita_jobs', 'Jobs that are not done, by queue and state.', async () =>
    (await database.single<JobRow>(openJobs, [])).map(({ name, state, count }) => ({
      labels: { queue: name, state },
      value: Number(count),
    })),
  );
  metrics.gauge(
    'pelita_ledger_postings_total',
    'Transfers ever posted to this database, as its statistics have them.',
    async () => Number((await database.single<{ count: bigint }>(postings, []))[0]?.count ?? 0n),
    'counter',
  );

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, environment.metricsToken)) throw new Refusal('unknown_path');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}

type JobRow = { name: string; state: string; count: bigint };
const openJobs: Statement = {
  name: 'metrics.jobs',
  text: `select name, state::text as state, count(*) as count from pgboss.job
         where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
};
const postings: Statement = {
  name: 'metrics.postings',
  text: `select n_tup_ins as count from pg_stat_user_tables where schemaname = 'public' and relname = 'transfer'`,
};

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isEqual(request.headers.authorization ?? '', `Bearer ${token}`);
  return !isForwarded(request) && isLoopback(request.raw.socket.remoteAddress ?? '');
}

function isEqual(said: string, wanted: string): boolean {
  const [one, other] = [said, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
