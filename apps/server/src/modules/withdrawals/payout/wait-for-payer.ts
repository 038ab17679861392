import type { Database } from '../../../platform/database/tx.ts';
import { putOff, type WithdrawalRow } from '../store.ts';

const PAUSE_MINUTES = 10;

/** The deployment has no provider that could pay it, or not the one that was asked: it waits and holds up no others. */
export async function waitForPayer(database: Database, seen: WithdrawalRow): Promise<void> {
  await database.transaction((tx) => putOff(tx, seen, tx.now.add({ minutes: PAUSE_MINUTES })));
}
