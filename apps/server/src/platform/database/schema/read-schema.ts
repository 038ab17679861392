import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOrderOfNeed } from './function-files.ts';
import { baselineName } from './history.ts';
import { type FunctionFile, type Migration, type Schema, SchemaRefused } from './schema.ts';

/** The schema as the files of this version have it. */
export async function readSchema(folder = serverFolder): Promise<Schema> {
  const { version } = JSON.parse(await readFile(join(folder, functionsVersionFile), 'utf8')) as { version: string };
  return {
    migrations: [await readBaseline(folder), ...(await readMigrations(folder))],
    functions: await readFunctions(folder),
    functionsVersion: version,
  };
}

export const serverFolder = fileURLToPath(new URL('../../../../', import.meta.url));
export const functionsVersionFile = 'functions/version.json';

/** The files of one folder, area by area, are one migration: there is no database with a part of them. */
async function readBaseline(folder: string): Promise<Migration> {
  const files = await sqlFiles(join(folder, 'baseline'));
  const sql = files.map((file) => file.sql).join('\n');
  return { name: baselineName, sql, checksum: checksumOf(sql) };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await sqlFiles(join(folder, 'migrations'));
  return files.map(({ path, sql }) => {
    if (!timed.test(path))
      throw new SchemaRefused(
        `apps/server/migrations/${path} is not named by its time: call it like 20261123T0415-what-it-does.sql.`,
      );
    return { name: path, sql, checksum: checksumOf(sql) };
  });
}

export async function readFunctions(folder = serverFolder): Promise<FunctionFile[]> {
  const files = await sqlFiles(join(folder, 'functions'));
  return inOrderOfNeed(
    files.map(({ path, sql }) => ({
      name: basename(path, '.sql').replaceAll('-', '_'),
      sql,
      checksum: checksumOf(sql),
    })),
  );
}

const timed = /^\d{8}T\d{4}-[a-z0-9-]+\.sql$/;

async function sqlFiles(folder: string): Promise<{ path: string; sql: string }[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql')).sort();
  return Promise.all(paths.map(async (path) => ({ path, sql: await readFile(join(folder, path), 'utf8') })));
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
