import { statementsOf } from './statements.mjs';

/**
 * The tables that SQL files make, one after the other, as they stand after the last:
 * `{ name, at, columns, keys: [{ columns, isPrimary, name, at }], references: [{ to, at }], triggers: [{ name, at }] }`
 * by name, and the sentences about what cannot be read. `at` is the file and the line.
 */
export function readTables(files) {
  const schema = { tables: new Map(), problems: [] };
  for (const { path, text } of files) {
    for (const statement of statementsOf(path, text)) {
      const reader = readers.find(([pattern]) => pattern.test(statement.text));
      if (reader) reader[1](schema, statement, reader[0].exec(statement.text).groups ?? {});
    }
  }
  return schema;
}

const readers = [
  [/^create table (?<table>\w+)\s*\((?<body>.*)\) partition by range \(\w+\)$/s, createTable],
  // A part has the columns and keys of its whole.
  [/^create table \w+ partition of \w+ (?:default|for values .*)$/s, () => {}],
  [
    /^create (?:unlogged )?table (?:if not exists )?(?<table>\w+)\s*\((?<body>.*)\)[^()]*(?:with \([^()]*\))?$/s,
    createTable,
  ],
  [/^create (?:\w+ )*table\b/, unread('write a table as "create table name (columns)"')],
  [/^do\b.*\b(?:create|alter|drop) /s, unread('write what changes the schema as statements, outside of a do block')],
  [/^alter table (?:if exists )?(?:only )?(?<table>\w+)\s+(?<actions>.*)$/s, alterTable],
  [
    /^create (?<unique>unique )?index (?:if not exists )?(?<name>\w+) on (?<table>\w+)\s*(?:using \w+\s*)?(?<list>\(.*)$/s,
    createIndex,
  ],
  [
    /^create (?:or replace )?(?:constraint )?trigger (?<name>\w+)\s.*?\bon (?<table>\w+)/s,
    ({ tables }, { at }, { name, table }) => tables.get(table)?.triggers.push({ name, at }),
  ],
  [
    /^drop table (?:if exists )?(?<names>[\w\s,]+?)(?: cascade)?$/,
    ({ tables }, _statement, { names }) => names.split(/\s*,\s*/).forEach((name) => tables.delete(name)),
  ],
  [
    /^drop index (?:if exists )?(?<names>[\w\s,]+)$/,
    ({ tables }, _statement, { names }) => tables.forEach((table) => dropKeys(table, names.split(/\s*,\s*/))),
  ],
];

function unread(sentence) {
  return ({ problems }, { at }) => problems.push(`${at} cannot be read: ${sentence}.`);
}

function createTable({ tables }, { at }, { table: name, body }) {
  const table = { name, at, columns: [], keys: [], references: [], triggers: [] };
  for (const part of partsOf(body)) addPart(table, part, at);
  tables.set(name, table);
}

/** A column with what stands beside it, or a constraint of the table. */
function addPart(table, text, at) {
  const [, given, constraint] = /^(?:constraint (\w+)\s+)?(.*)$/s.exec(text);
  const list = /^(primary key|unique|foreign key)\s*(?:nulls (?:not )?distinct\s*)?(\(.*)$/s.exec(constraint);
  if (list) {
    const [, kind, rest] = list;
    const columns = columnsOf(rest);
    if (kind === 'foreign key') table.references.push({ to: /references (\w+)/.exec(rest)[1], at });
    else addKey(table, { columns, isPrimary: kind === 'primary key', name: given, at });
    return;
  }
  if (/^(check|exclude)\b/.test(constraint)) return;
  const [name] = text.split(/\s/);
  const beside = withoutParentheses(text);
  table.columns.push({ name, text: beside, at });
  if (/ primary key\b/.test(beside)) addKey(table, { columns: [name], isPrimary: true, at });
  if (/ unique\b/.test(beside)) addKey(table, { columns: [name], isPrimary: false, at });
  const reference = / references (\w+)/.exec(beside);
  if (reference) table.references.push({ to: reference[1], at });
}

function addKey(table, { columns, isPrimary, name, at }) {
  const usual = isPrimary ? `${table.name}_pkey` : `${table.name}_${columns.join('_')}_key`;
  table.keys.push({ columns, isPrimary, name: name ?? usual, at });
}

function alterTable({ tables, problems }, { at }, { table: name, actions }) {
  const table = tables.get(name);
  if (!table) return problems.push(`${at} changes ${name}, which no file makes.`);
  for (const action of partsOf(actions)) alter(tables, table, action, at);
}

function alter(tables, table, action, at) {
  const index = /^add (?:constraint (\w+) )?(primary key|unique) using index (\w+)/.exec(action);
  const added = /^add (?:column )?(?:if not exists )?(.*)$/s.exec(action);
  const dropped = /^drop (constraint|column) (?:if exists )?(\w+)/.exec(action);
  const renamed = /^rename (?:to|(?:column )?(\w+) to) (\w+)/.exec(action);
  if (index) {
    const key = table.keys.find(({ name }) => name === index[3]);
    if (key) Object.assign(key, { name: index[1] ?? key.name, isPrimary: index[2] === 'primary key' });
  } else if (added) addPart(table, added[1], at);
  else if (dropped?.[1] === 'constraint') dropKeys(table, [dropped[2]]);
  else if (dropped) {
    table.columns = table.columns.filter(({ name }) => name !== dropped[2]);
    table.keys = table.keys.filter(({ columns }) => !columns.includes(dropped[2]));
  } else if (renamed) rename(tables, table, renamed[1], renamed[2]);
}

function rename(tables, table, column, to) {
  if (column === undefined) {
    tables.delete(table.name);
    tables.set(to, Object.assign(table, { name: to }));
    return;
  }
  for (const one of table.columns) if (one.name === column) one.name = to;
  for (const key of table.keys) key.columns = key.columns.map((name) => (name === column ? to : name));
}

function createIndex({ tables }, { at }, { unique, name, table, list }) {
  if (unique) tables.get(table)?.keys.push({ columns: columnsOf(list), isPrimary: false, name, at });
}

function dropKeys(table, names) {
  table.keys = table.keys.filter(({ name }) => !names.includes(name));
}

/** Of a text that begins with a list in parentheses: its columns, each as it stands. */
function columnsOf(text) {
  let depth = 0;
  const end = [...text].findIndex((sign) => (depth += sign === '(' ? 1 : sign === ')' ? -1 : 0) === 0);
  return partsOf(text.slice(1, end)).map((part) => part.replace(/ (asc|desc)\b.*$/, ''));
}

/** Split at the commas that stand in no parentheses. */
function partsOf(text) {
  let depth = 0;
  const parts = [''];
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function withoutParentheses(text) {
  const inner = text.replaceAll(/\([^()]*\)/g, ' ');
  return inner === text ? text : withoutParentheses(inner);
}
