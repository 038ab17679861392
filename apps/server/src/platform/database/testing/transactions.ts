import pg from 'pg';
import { vi } from 'vitest';
import { statementText } from './statements.ts';

/** The transactions that were begun while something happens, each told by its statements. */
export async function transactionsDuring(happens: () => Promise<unknown>): Promise<string[][]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await happens();
    const open = new Map<unknown, string[]>();
    const transactions: string[][] = [];
    for (const [at, [asked]] of query.mock.calls.entries()) {
      const [connection, text] = [query.mock.contexts[at], statementText(asked)];
      const within = open.get(connection);
      if (within) within.push(text);
      if (/^(commit|rollback)$/i.test(text)) open.delete(connection);
      if (within) continue;
      const statements = [text];
      transactions.push(statements);
      if (/^begin/i.test(text)) open.set(connection, statements);
    }
    return transactions;
  } finally {
    query.mockRestore();
  }
}
