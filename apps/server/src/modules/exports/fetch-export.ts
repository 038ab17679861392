import { createHash } from 'node:crypto';
import { type CallInput, Refusal } from '@pelita/contract';
import type { fetchExport as fetchCall } from '@pelita/contract/office';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { ClientGone, type FileAnswer } from '../../platform/http/file-answer.ts';
import { csvOf } from '../../platform/lists/csv.ts';
import type { FilterTexts } from '../../platform/lists/served-list.ts';
import { walkList } from '../../platform/lists/walk-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/index.ts';
import type { ExportsNeeds } from './needs.ts';
import { beginExport, endExport, type Export } from './store.ts';

type Call = typeof fetchCall;

const AT_ONCE = 2;
const PAGE_ROWS = 500;
const BUSY_RETRY_SECONDS = 30;
/** A snapshot holds back the database's cleaning: a client that reads slower than this gets no whole file. */
const LONGEST_MINUTES = 15;

export function fetchExport(platform: Platform, { listNamed }: ExportsNeeds) {
  const { clock, log } = platform;
  let running = 0;

  return async (database: Database, { operator }: CallerOf<Call>, { params }: CallInput<Call>): Promise<FileAnswer> => {
    if (running >= AT_ONCE) throw new Refusal('too_many_requests', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    running += 1;
    try {
      const found = await database.transaction((tx) => beginExport(tx, params.id, operator.operatorId));
      const served = found && listNamed(found.list);
      if (!found || !served) throw new Refusal('export_unknown');
      if (!operator.permissions.has(served.call.list.permission)) throw new Refusal('permission_missing');
      const day = clock.now().toZonedDateTimeISO(platform.brand.timeZone).toPlainDate();
      return {
        mediaType: 'text/csv',
        fileName: `${found.list}-${day.toString()}.csv`,
        write: async (send) => {
          try {
            await write(found, send);
          } finally {
            running -= 1;
          }
        },
      };
    } catch (error) {
      running -= 1;
      throw error;
    }
  };

  async function write(found: Export, send: (piece: string) => Promise<void>): Promise<void> {
    const served = listNamed(found.list);
    if (!served) throw new Error(`there is no list ${found.list}`);
    const hash = createHash('sha256');
    const deadline = clock.now().add({ minutes: LONGEST_MINUTES });
    const { head, line } = csvOf(served.call.list);
    let rows = 0;
    const put = async (piece: string): Promise<void> => {
      hash.update(piece);
      await send(piece);
    };
    try {
      await platform.database.snapshot(async (tx) => {
        let ahead = head;
        const filters = JSON.parse(found.filter) as FilterTexts;
        const walked = { served, filters, sort: found.sort, locale: platform.brand };
        for await (const page of walkList(tx, walked, PAGE_ROWS)) {
          if (Temporal.Instant.compare(clock.now(), deadline) > 0) throw new ClientGone('the client reads too slowly');
          await put(ahead + page.map(line).join(''));
          ahead = '';
          rows += page.length;
        }
        if (ahead !== '') await put(ahead);
      });
      // Before the file ends: what is not audited is not whole.
      await note(found, { state: 'done', rows, sha256: hash.digest() });
    } catch (error) {
      if (!(error instanceof ClientGone))
        log.error({ exportId: found.id, error: String(error) }, 'an export broke off');
      await note(found, { state: 'broken', rows, sha256: null }).catch((unnoted: unknown) => {
        log.error({ exportId: found.id, error: String(unnoted) }, 'the end of an export was not kept');
      });
      throw error;
    }
  }

  function note(found: Export, end: Parameters<typeof endExport>[2]): Promise<void> {
    return platform.database.transaction(async (tx) => {
      await endExport(tx, found.id, end);
      const after = { state: end.state, rows: end.rows, sha256: end.sha256?.toString('hex') ?? null };
      const actor = `operator:${found.operatorId}`;
      await recordAudit(tx, { actor, action: 'end-export', subject: `export:${found.id}`, after });
    });
  }
}
