import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ShortText, UuidText } from '../shapes.ts';
import { between, choice, count, exact, instant, list, many, operatorRef, optional, text } from './lists/index.ts';

/** Lists as files: what is asked for is audited first, and what left when it is whole. */

/** An export is fetched once, within this time. */
export const EXPORT_MINUTES = 15;

export const createExport = call('POST /office/exports', {
  who: { operator: 'reports.export' },
  rate: 'search',
  body: z.strictObject({
    /** A list's name. */
    list: ShortText,
    /** As in its query. */
    filter: z._default(z.record(ShortText, ShortText), {}),
    sort: z.optional(ShortText),
  }),
  value: z.object({ id: UuidText }),
  refusals: ['list_unknown', 'list_too_large', 'permission_missing'],
  summary: 'Makes an export of a list, which is audited. It is fetched once, within fifteen minutes.',
});

export const fetchExport = call('GET /office/exports/{id}', {
  who: { operator: 'reports.export' },
  file: 'text/csv',
  params: z.object({ id: UuidText }),
  value: z.string(),
  refusals: ['export_unknown', 'permission_missing', 'too_many_requests'],
  summary:
    'Streams the file: one state of all rows, every field quoted, no formulas. A connection that breaks before its end has sent no whole file.',
});

const columns = {
  at: instant(),
  operator: operatorRef(),
  list: text(),
  filter: text(),
  state: choice(['made', 'begun', 'done', 'broken']),
  rows: count(),
  sha256: optional(text()),
  endedAt: optional(instant()),
};

export const listExports = list('/office/exports', {
  name: 'exports',
  permission: 'audit.see',
  columns,
  filters: { at: between({ days: 366 }), operator: exact(), list: exact(), state: many() },
  sorts: ['-at', 'at'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'What was taken away as a file, by whom, and by which hash it is known.',
});

export const listOwnExports = list('/office/exports/own', {
  name: 'ownExports',
  permission: 'reports.export',
  columns,
  ofCaller: 'operator',
  filters: { at: between({ days: 366 }), list: exact(), state: many() },
  sorts: ['-at', 'at'],
  summary: 'What the operator who asks has taken away as a file.',
});
