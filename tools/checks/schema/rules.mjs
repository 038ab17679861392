// What the schema keeps so that its rows can be spread over several databases by player (decision 0021). A rule looks at
// the tables and at what is declared of them, and answers sentences.
export const rules = [primaryKeys, declared, undeclared, leadingPlayers, numbers, references, triggers];

function primaryKeys({ tables, withoutPrimaryKey }) {
  return tables
    .filter((table) => !hasPrimaryKey(table) && !(table.name in withoutPrimaryKey))
    .map(({ name, at }) => `${at} ${name} has no primary key: give it the columns by which a row is found.`);
}

/** Declarations outlive their tables. */
function declared({ tables, ledByPlayer, keyedOtherwise, keysApart, withoutPrimaryKey }) {
  const names = new Set(tables.map(({ name }) => name));
  const keys = new Set(tables.flatMap((table) => table.keys.map((key) => keyName(table, key))));
  return [
    ...[...Object.keys(ledByPlayer), ...Object.keys(keyedOtherwise)]
      .filter((name) => !names.has(name))
      .map((name) => `${DECLARED} speaks of ${name}, which no file makes: take the line out.`),
    ...Object.keys(keysApart)
      .filter((key) => !keys.has(key))
      .map((key) => `${DECLARED} excepts ${key}, which is no key: take the line out.`),
    ...tables
      .filter((table) => hasPrimaryKey(table) && table.name in withoutPrimaryKey)
      .map(({ name }) => `${DECLARED} excuses ${name}, which has a primary key: take the line out.`),
    ...Object.keys(ledByPlayer)
      .filter((name) => name in keyedOtherwise)
      .map((name) => `${DECLARED} names ${name} twice: keep one of the lines.`),
  ];
}

function undeclared({ tables, ledByPlayer, keyedOtherwise }) {
  return tables
    .filter(({ name, columns }) => !(name in ledByPlayer) && !(name in keyedOtherwise) && columns.some(isPlayer))
    .map(
      ({ name, at }) =>
        `${at} ${name} has a player and is not declared: name it in ledByPlayer of ${DECLARED}, or in keyedOtherwise with the reason.`,
    );
}

function leadingPlayers({ tables, ledByPlayer, keysApart }) {
  return ledTables(tables, ledByPlayer).flatMap((table) =>
    table.keys
      .filter((key) => key.columns[0] !== ledByPlayer[table.name] && !(keyName(table, key) in keysApart))
      .map(
        (key) =>
          `${key.at} ${keyName(table, key)} does not begin with the player: begin it with ${ledByPlayer[table.name]}, or keep what is unique over all players in a table of its own.`,
      ),
  );
}

function numbers({ tables }) {
  return tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ text }) => /\b(small|big)?serial[248]?\b|\bas identity\b/.test(text))
      .map(
        (column) =>
          `${column.at} ${name}.${column.name} counts by a sequence: make a UUIDv7 in the application, tx.newId().`,
      ),
  );
}

function references({ tables, ledByPlayer, keyedOtherwise }) {
  return tables.flatMap((table) =>
    table.references
      .filter(({ to }) => table.name in ledByPlayer || table.name in keyedOtherwise || to in ledByPlayer)
      .map(
        ({ to, at }) =>
          `${at} ${table.name} refers to ${to} by a foreign key: write both rows in one transaction, and compare them in the nightly reconciliation.`,
      ),
  );
}

function triggers({ tables, ledByPlayer, keyedOtherwise }) {
  return tables
    .filter(({ name }) => name in ledByPlayer || name in keyedOtherwise)
    .flatMap((table) =>
      table.triggers.map(
        ({ name, at }) =>
          `${at} ${table.name} has the trigger ${name}: do it in the statement or the function that writes the row.`,
      ),
    );
}

const DECLARED = 'apps/server/src/platform/database/schema/declared-tables.ts';

const hasPrimaryKey = ({ keys }) => keys.some(({ isPrimary }) => isPrimary);
const isPlayer = ({ name }) => name === 'player_id' || name === 'user_id';
const ledTables = (tables, ledByPlayer) => tables.filter(({ name }) => name in ledByPlayer);
const keyName = (table, { columns }) => `${table.name} (${columns.join(', ')})`;
