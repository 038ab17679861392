import { Refusal } from '@pelita/contract';
import { type ConnectionOptions, type ConstructorOptions, type Job, PgBoss } from 'pg-boss';
import type { Connections } from '../database/connections.ts';
import type { Enqueue } from '../database/open-tx.ts';
import type { Database } from '../database/tx.ts';
import type { Log } from '../log/log.ts';
import type { JobHandler } from '../module.ts';
import { CarrierFailure } from '../providers/carrier-failure.ts';

/**
 * The queue of work that follows a commit or a clock. It lives in the database (schema `pgboss`), so a job enqueued in a
 * transaction exists exactly when the transaction does. Handlers run at least once and must be safe to run twice.
 */
export type JobQueue = {
  enqueue: Enqueue;
  /** Makes the queue's own tables; part of bringing a database up to date. */
  install(): Promise<void>;
  /** Starts working. Handlers of one name must be the same in every process. */
  work(handlers: readonly JobHandler[], database: Database, timeZone: string): Promise<void>;
  /** Waits for running handlers, a few seconds at most. */
  stop(): Promise<void>;
};

const QUEUE_OPTIONS = {
  retryLimit: 10,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 600,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
};
const STOP_PATIENCE_MS = 8_000;

/** One look finds what is due in all queues: workers that each looked for themselves would be a statement for each queue. */
const LOOK_MS = 1_000;
/** What a worker does without being woken, should the looks fail. */
const WORK_OPTIONS = { pollingIntervalSeconds: 30 };
// The conditions are those of the index by which pg-boss fetches.
const DUE_NAMES = `select queue.name from unnest($1::text[]) as queue (name) where exists (
  select from pgboss.job j
  where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;

type Executor = NonNullable<ConnectionOptions['db']>;

export function openJobQueue(connections: Connections, log: Log): JobQueue {
  const db = executorOver(connections);
  // One that only sends: no clocks, no upkeep. It becomes a worker's engine in `work`.
  let boss = newBoss({ db, supervise: false, schedule: false }, log);
  let starting: Promise<unknown> | null = null;
  const started = () =>
    (starting ??= boss.start().catch((error: unknown) => {
      starting = null;
      throw error;
    }));
  const queues = new Map<string, Promise<void>>();
  const ensureQueue = (name: string) => {
    const known = queues.get(name);
    if (known) return known;
    const made = boss.createQueue(name, QUEUE_OPTIONS).catch((error: unknown) => {
      queues.delete(name);
      throw error;
    });
    queues.set(name, made);
    return made;
  };

  let isStopping = false;
  let looking: NodeJS.Timeout | undefined;
  /** The worker of each queue. */
  const workers = new Map<string, string>();
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '');
  /** Wakes the workers whose queues hold a job that is due. The next look begins a while after this one has ended. */
  async function wakeWhoHasWork(): Promise<void> {
    try {
      const { rows } = await db.executeSql(DUE_NAMES, [[...workers.keys()]]);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (error) {
      if (!isStopping) log.warn({ error }, 'a look for jobs that are due failed');
    }
    if (!isStopping) looking = setTimeout(() => void wakeWhoHasWork(), LOOK_MS);
  }

  async function run(handler: JobHandler, database: Database, job: Job<unknown>): Promise<void> {
    const data = job.data as Record<string, unknown>;
    try {
      await handler.long?.(database, data);
      if (handler.handle) await database.transaction(async (tx) => handler.handle?.(tx, data));
    } catch (error) {
      if (error instanceof CarrierFailure && error.isFinal) {
        log.warn(
          { job: handler.name, jobId: job.id, error },
          'a carrier refused for good, and the job is not tried again',
        );
        return;
      }
      if (isStopping)
        log.info({ job: handler.name, jobId: job.id }, 'a job was cut off by the stop and will be tried again');
      else if (error instanceof Refusal && error.code === 'overloaded')
        log.warn({ job: handler.name, jobId: job.id, error }, 'a job found the database full and will be tried again');
      else log.error({ job: handler.name, jobId: job.id, error }, 'a job failed and will be tried again');
      throw error;
    }
  }

  return {
    async enqueue(execute, job) {
      await started();
      await ensureQueue(job.name);
      await boss.send(job.name, job.data, {
        db: { executeSql: async (text, values) => execute(text, values ?? []) },
        ...(job.startAfter && { startAfter: job.startAfter.toString() }),
      });
    },
    async install() {
      await started();
    },
    async work(handlers, database, timeZone) {
      if (starting) await boss.stop({ close: false, graceful: false });
      boss = newBoss({ db, supervise: true, schedule: true }, log);
      starting = null;
      queues.clear();
      await started();
      for (const handler of handlers) {
        await ensureQueue(handler.name);
        const worker = await boss.work(handler.name, WORK_OPTIONS, async ([job]) => {
          if (!job) return;
          // Where one was, there may be more: the next fetch comes without a pause.
          wake(handler.name);
          await run(handler, database, job);
        });
        workers.set(handler.name, worker);
        if (handler.schedule !== undefined) await boss.schedule(handler.name, handler.schedule, {}, { tz: timeZone });
        if (handler.atStart) await boss.send(handler.name, {});
      }
      // A schedule of an earlier version would make jobs for ever that no handler takes.
      const scheduled = new Set(handlers.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [name])));
      for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
      await wakeWhoHasWork();
    },
    async stop() {
      isStopping = true;
      clearTimeout(looking);
      if (starting) await boss.stop({ close: false, graceful: true, timeout: STOP_PATIENCE_MS });
      starting = null;
      await connections.end();
    },
  };
}

function newBoss(options: ConstructorOptions, log: Log): PgBoss {
  const boss = new PgBoss({ ...options, schema: 'pgboss', migrate: true, createSchema: true });
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue met an error'));
  return boss;
}

function executorOver(connections: Connections): Executor {
  return {
    async executeSql(text, values) {
      const held = await connections.acquire();
      let broken = true;
      try {
        const result = await held.client.query(text, values);
        broken = false;
        return result;
      } catch (error) {
        // A statement that the server refused leaves a healthy connection.
        broken = !(error instanceof Error && 'severity' in error);
        throw error;
      } finally {
        held.release(broken);
      }
    },
  };
}
