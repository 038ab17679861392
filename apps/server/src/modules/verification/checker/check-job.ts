import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DocumentBox } from '../documents/document-box.ts';
import { type DocumentRow, documentsOf, verificationOf } from '../store.ts';
import { type CheckRow, noteCheck, takeDueChecks } from './check-store.ts';
import type { IdentityChecker, ShownDocument } from './checker.ts';

const AT_A_TIME = 20;
/** Longer than asking about one takes, so that no other process asks beside this one. */
const HELD_MINUTES = 5;
const LONGEST_PAUSE_MINUTES = 60;
/** Operators decide meanwhile, as they would without a checker. */
const LEFT_AFTER_HOURS = 72;

type Parts = Pick<Platform, 'storage' | 'log'> & { box: DocumentBox };

/**
 * Shows what was sent to an outside checker, and asks what it says, after 1, 2, 4 … up to 60 minutes. It advises and decides
 * nothing: a checker that lies, stalls or is gone keeps no player from being looked at by an operator.
 */
export function checkJob(checker: IdentityChecker, { storage, log, box }: Parts): JobHandler {
  async function follow(database: Database, check: CheckRow): Promise<void> {
    const waiting = await database.reading((tx) => waitingDocuments(tx, check));
    const shown = waiting && (check.state === 'begun' ? await opened(database, check, waiting) : []);
    if (shown === null) return await note(database, check, () => ({ state: 'left', ask_at: null }));
    const change = await nextOf(check, shown);
    await note(database, check, (now) => ({ ask_at: pauseAfter(now, check), asked: check.asked + 1, ...change(now) }));
  }

  /** What it comes to; without an answer it is asked again later. */
  async function nextOf(
    check: CheckRow,
    shown: readonly ShownDocument[],
  ): Promise<(now: Temporal.Instant) => Partial<CheckRow>> {
    if (check.state === 'begun') {
      const isTaken = await checker.begin(check.check_id, shown);
      return () => (isTaken ? { state: 'pending' } : {});
    }
    const told = await checker.look(check.check_id);
    if (told.kind === 'problem') log.warn({ checkId: check.check_id, problem: told.problem }, 'a check got no answer');
    if (told.kind === 'unknown') return () => ({ state: 'begun' });
    if (told.kind !== 'done') return () => ({});
    const { finding, reasons, bornOn, validUntil } = told;
    return (now) => ({
      state: 'done',
      ask_at: null,
      answered_at: now,
      finding,
      reasons,
      born_on: bornOn,
      valid_until: validUntil,
    });
  }

  /** Null when one of them is gone, or cannot be opened. */
  async function opened(
    database: Database,
    { player_id }: CheckRow,
    documents: readonly DocumentRow[],
  ): Promise<ShownDocument[] | null> {
    const shown: ShownDocument[] = [];
    for (const { kind, media_type, file_id } of documents) {
      const file = await storage.read(database, file_id);
      const bytes = file && (await box.open(file.bytes, player_id));
      if (!bytes) return null;
      shown.push({ kind, mediaType: media_type, bytes });
    }
    return shown;
  }

  return {
    name: 'verification.check',
    schedule: '* * * * *',
    long: async (database) => {
      const due = await database.transaction((tx) =>
        takeDueChecks(tx, tx.now.add({ minutes: HELD_MINUTES }), AT_A_TIME),
      );
      // One that fails keeps none of the others waiting.
      const failures: unknown[] = [];
      for (const check of due) await follow(database, check).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'checks of documents could not be followed');
    },
  };
}

/** What the check is about, while it still waits for a decision and is not given up. */
async function waitingDocuments(tx: Tx, check: CheckRow): Promise<DocumentRow[] | null> {
  const isOver = Temporal.Instant.compare(check.sent_at.add({ hours: LEFT_AFTER_HOURS }), tx.now) <= 0;
  const row = await verificationOf(tx, check.player_id);
  if (isOver || row?.state !== 'waiting' || row.sent_at === null || !row.sent_at.equals(check.sent_at)) return null;
  return (await documentsOf(tx, check.player_id, 'sent')).filter(({ decided_at }) => decided_at === null);
}

async function note(
  database: Database,
  check: CheckRow,
  changeAt: (now: Temporal.Instant) => Partial<CheckRow>,
): Promise<void> {
  await database.transaction((tx) => noteCheck(tx, check, changeAt(tx.now)));
}

function pauseAfter(now: Temporal.Instant, { asked }: CheckRow): Temporal.Instant {
  return now.add({ minutes: Math.min(2 ** Math.min(asked, 10), LONGEST_PAUSE_MINUTES) });
}
