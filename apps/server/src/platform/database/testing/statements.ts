import pg from 'pg';
import { vi } from 'vitest';

/**
 * What the database is asked while something happens, in its order. Two questions that ask the same take as long, which
 * no watch can show as surely.
 */
export async function statementsDuring(happens: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await happens();
    return query.mock.calls.map(([asked]) => statementText(asked));
  } finally {
    query.mockRestore();
  }
}

export function statementText(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : 'no text';
}
