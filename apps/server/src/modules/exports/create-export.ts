import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import { type createExport as createCall, filterShape, type ListDeclaration } from '@pelita/contract/office';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { fieldProblems } from '../../platform/http/field-problems.ts';
import type { FilterTexts } from '../../platform/lists/served-list.ts';
import { countList } from '../../platform/lists/walk-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/index.ts';
import type { ExportsNeeds } from './needs.ts';
import { insertExport } from './store.ts';

type Call = typeof createCall;

/** Asks for a file: who, of which list and by which filter is audited before a row is read. */
export function createExport({ brand }: Pick<Platform, 'brand'>, { listNamed }: ExportsNeeds) {
  return async (
    database: Database,
    { operator }: CallerOf<Call>,
    { body }: CallInput<Call>,
  ): Promise<CallAnswer<Call>> => {
    const served = listNamed(body.list);
    if (!served?.call.list.export) throw new Refusal('list_unknown');
    const { list } = served.call;
    for (const permission of [list.permission, served.call.list.export.permission])
      if (!operator.permissions.has(permission)) throw new Refusal('permission_missing');
    const filters = readFilter(list, body.filter);
    const sort = readSort(list, body.sort);
    const { rows: most } = served.call.list.export;
    const count = await database.scanning((tx) => countList(tx, { served, filters, locale: brand }, most + 1));
    if (count > most) throw new Refusal('list_too_large');
    return await database.transaction(async (tx) => {
      const id = tx.newId<string>();
      const { operatorId } = operator;
      await insertExport(tx, { id, operatorId, list: list.name, filter: JSON.stringify(filters), sort });
      const after = { list: list.name, filter: filters, sort };
      await recordAudit(tx, {
        actor: `operator:${operatorId}`,
        action: 'create-export',
        subject: `export:${id}`,
        after,
      });
      return { id };
    });
  };
}

/** By the same shapes as the list's own query. */
function readFilter(list: ListDeclaration, sent: Record<string, string>): FilterTexts {
  const parsed = z.strictObject(filterShape(list)).safeParse(sent);
  if (parsed.success) return parsed.data as FilterTexts;
  const problems = Object.entries(fieldProblems(parsed.error.issues, sent));
  throw new Refusal('invalid_field', {
    fields: Object.fromEntries(problems.map(([name, problem]) => [`filter.${name}`, problem])),
  });
}

function readSort({ sorts }: ListDeclaration, sent: string | undefined): string {
  if (sent === undefined) return sorts[0];
  if (!sorts.includes(sent)) throw new Refusal('invalid_field', { fields: { sort: { key: 'invalid' } } });
  return sent;
}
