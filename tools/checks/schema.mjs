import { readFileSync } from 'node:fs';
import * as declarations from '../../apps/server/src/platform/database/schema/declared-tables.ts';
import { inRoot } from '../launch/root.mjs';
import { keptFiles } from './files.mjs';
import { readTables } from './schema/read-tables.mjs';
import { rules } from './schema/rules.mjs';
import { bareSql } from './schema/statements.mjs';

/** Problems of the schema's files, and of the server's own statements. */
export async function checkSchema() {
  const paths = await keptFiles();
  const read = (path) => ({ path, text: readFileSync(inRoot(path), 'utf8') });
  const sources = paths.filter(
    (path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path),
  );
  return [...problemsOf(schemaPaths(paths).map(read), declarations), ...sources.map(read).flatMap(wordProblems)];
}

/** The SQL files in the order in which a new database runs them. */
export function schemaPaths(paths) {
  const of = (folder) =>
    paths.filter((path) => path.startsWith(`apps/server/${folder}/`) && path.endsWith('.sql')).sort();
  return [...of('baseline'), ...of('migrations'), ...of('functions')];
}

/** Problems of a schema, given as the texts of its files and what is declared of its tables. */
export function problemsOf(files, declared) {
  const { tables, problems } = readTables(files);
  const schema = { ...declared, tables: [...tables.values()] };
  return [
    ...problems,
    ...rules.flatMap((rule) => rule(schema)),
    ...files.flatMap(({ path, text }) => wordProblems({ path, text: bareSql(text) })),
  ];
}

/** What only one database at a time can do, wherever a statement does it. */
const FORBIDDEN = [
  [
    /\bcreate (?:\w+ )?sequence\b|\bnextval\s*\(/i,
    'counts by a sequence: make a UUIDv7 in the application, tx.newId()',
  ],
  [/\bpg_(?:try_)?advisory\w*/i, 'takes an advisory lock: lock a row instead, by "select … for update"'],
  [/\bpg_notify\b|^\s*(?:listen|unlisten|notify) \w+\s*[;,]/i, 'speaks by NOTIFY: publish an event, tx.publish'],
];

function wordProblems({ path, text }) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${path}:${index + 1} ${why}.`),
    );
}
