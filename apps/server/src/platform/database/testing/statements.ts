import pg from 'pg';
import { vi } from 'vitest';
import type { DatabaseAddress } from '../connections.ts';

/** Whose database is listened to: what another file of the same process has left running is not counted. */
export type Asked = { address: DatabaseAddress };

/**
 * What the database is asked while something happens, in its order. Two questions that ask the same take as long, which
 * no watch can show as surely.
 */
export async function statementsDuring(asked: Asked, happens: () => Promise<unknown>): Promise<string[]> {
  return (await askedDuring(asked, happens)).map(({ text }) => text);
}

/** Each statement with the connection that it went through. */
export async function askedDuring(
  { address }: Asked,
  happens: () => Promise<unknown>,
): Promise<{ connection: pg.Client; text: string }[]> {
  if (!('database' in address)) throw new Error('the tests reach their databases by name');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await happens();
    return query.mock.calls
      .map(([asked], at) => ({ connection: query.mock.contexts[at] as pg.Client, text: statementText(asked) }))
      .filter(({ connection }) => connection.database === address.database);
  } finally {
    query.mockRestore();
  }
}

function statementText(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : 'no text';
}
