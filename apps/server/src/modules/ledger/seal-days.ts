import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';

/** What one transaction adds up: short enough for the limits of a statement on a busy day. */
const SLICE_HOURS = 1;
/** Longer than any transaction may take. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Each night what the accounts held when the business day began, in the brand's time zone. */
export function sealDaysJob({ clock, brand }: Pick<Platform, 'clock' | 'brand'>): JobHandler {
  return {
    name: 'ledger.seal-days',
    // The database wants a day to be over for twenty minutes.
    schedule: '30 0 * * *',
    long: (database) => sealBefore(database, clock.now().toZonedDateTimeISO(brand.timeZone).startOfDay().toInstant()),
  };
}

/**
 * Seals every account up to an instant, so that balances and checks need only what came after. First it announces the
 * instant, from which on nothing is booked before it, then it waits for all who may not have heard, and then it adds up.
 * So a posting that commits late is in the seal or after it, and never in neither. Safe to repeat after any break.
 */
export async function sealBefore(database: Database, before: Temporal.Instant): Promise<void> {
  const announced = await database.transaction((tx) => tx.run(announceStatement, [before]));
  if (announced.length === 0) throw new RangeError(`${before.toString()} is not long enough ago to be sealed`);
  await untilAllHaveEnded(database);
  for (let next = await nextSlice(database, before); next !== null; next = await nextSlice(database, before)) {
    const until = next;
    await database.transaction((tx) => tx.run(sealStatement, [until]));
  }
}

/** Up to where the accounts are sealed; null until a day has been. */
export async function sealedBefore(tx: Tx): Promise<Temporal.Instant | null> {
  const [day] = await tx.run<{ sealed_before: Temporal.Instant | null }>(dayStatement, []);
  if (!day) throw new Error('the ledger has no day');
  return day.sealed_before;
}

/** Those that were under way a moment ago have ended, whichever way. */
async function untilAllHaveEnded(database: Database): Promise<void> {
  const [now] = await database.single<{ next: string }>(underWayStatement, []);
  for (let waited = 0; waited <= PATIENCE_MS; waited += PAUSE_MS) {
    const [ended] = await database.single<{ all: boolean }>(endedStatement, [now?.next]);
    if (ended?.all) return;
    await delay(PAUSE_MS);
  }
  throw new Error('a transaction that began before the day was announced has not ended');
}

async function nextSlice(database: Database, before: Temporal.Instant): Promise<Temporal.Instant | null> {
  return await database.reading(async (tx) => {
    const sealed = await sealedBefore(tx);
    if (sealed !== null && Temporal.Instant.compare(sealed, before) >= 0) return null;
    const slice = sealed === null ? await firstInstant(tx, before) : sealed.add({ hours: SLICE_HOURS });
    return Temporal.Instant.compare(slice, before) < 0 ? slice : before;
  });
}

/** Where the first seal of all may begin without going through every hour before it. */
async function firstInstant(tx: Tx, before: Temporal.Instant): Promise<Temporal.Instant> {
  const [first] = await tx.run<{ at: Temporal.Instant }>(firstStatement, []);
  return first?.at ?? before;
}

const announceStatement: Statement = {
  name: 'ledger.announce-day',
  text: `update ledger_day set open_from = greatest(open_from, $1)
         where $1 <= clock_timestamp() - interval '20 minutes' returning open_from`,
};
// A number of its own: it is above that of every transaction under way. The end of a snapshot is above those that have ended.
const underWayStatement: Statement = {
  name: 'ledger.transactions-under-way',
  text: 'select pg_current_xact_id()::text as next',
};
const endedStatement: Statement = {
  name: 'ledger.transactions-ended',
  text: 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as all',
};
const dayStatement: Statement = {
  name: 'ledger.day',
  text: `select nullif(sealed_before, 'epoch') as sealed_before from ledger_day`,
};
const firstStatement: Statement = { name: 'ledger.first-transfer', text: 'select at from transfer limit 1' };
const sealStatement: Statement = { name: 'ledger.seal', text: 'select seal_accounts($1)' };
