import { type Permission, RECORD_FILE_ROWS_MAXIMUM, RECORD_PAGE_SIZE_MAXIMUM, Refusal } from '@pelita/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSV_MEDIA_TYPE, csvHead, csvLine } from '../csv/csv.ts';
import type { Database } from '../database/tx.ts';
import { createQueue } from '../queue/queue.ts';
import type { Binding, CallerOf, Visitor } from './binding.ts';
import { checkedValue } from './checked-value.ts';
import type { Input } from './read-input.ts';

/** Each takes a connection of its own while it is made. */
const files = createQueue({ atOnce: 2, waiting: 20, retryAfterSeconds: 5 });

export function asksForFile({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((one) => one.trim().startsWith('text/csv'));
}

/** All pages of a list as one file: made whole before it is sent, over one instant, so that no file ends in its middle. */
export async function sendTable(
  reply: FastifyReply,
  { binding, caller, input, database }: { binding: Binding; caller: Visitor; input: Input; database: Database },
): Promise<FastifyReply> {
  const { call, onFile } = binding;
  if (typeof call.table === 'object' && !isGranted(caller, call.table.operator))
    throw new Refusal('permission_missing');
  const text = await files.run(() => fileOf({ binding, caller, input, database }));
  if (onFile) await database.transaction((tx) => onFile(tx, caller as never));
  return reply
    .type(CSV_MEDIA_TYPE)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${call.path.split('/').at(-1)}.csv"`)
    .send(text);
}

function isGranted(caller: Partial<CallerOf<{ who: { operator: Permission } }>>, permission: Permission): boolean {
  return caller.operator?.permissions.has(permission) ?? false;
}

type Page = { content: readonly never[]; totalPages: number };

async function fileOf({
  binding: { call, useCase, columns },
  caller,
  input,
  database,
}: {
  binding: Binding;
  caller: Visitor;
  input: Input;
  database: Database;
}): Promise<string> {
  if (!columns) throw new Error(`${call.name} has no columns of a file`);
  const read = useCase as (tx: unknown, who: unknown, what: unknown) => Promise<unknown>;
  const fields = columns(caller.language);
  const lines = [csvHead(fields)];
  await database.snapshot(async (tx) => {
    for (let pageNum = 1, totalPages = 1; pageNum <= totalPages; pageNum++) {
      const query = { ...(input.query as object), pageNum, pageSize: RECORD_PAGE_SIZE_MAXIMUM };
      const page = checkedValue(call, await read(tx, caller, { ...input, query })) as Page;
      totalPages = page.totalPages;
      if (totalPages * RECORD_PAGE_SIZE_MAXIMUM > RECORD_FILE_ROWS_MAXIMUM)
        throw new Refusal('list_too_long', { params: { maximum: RECORD_FILE_ROWS_MAXIMUM } });
      for (const row of page.content) lines.push(csvLine(fields, row));
    }
  });
  return lines.join('');
}
