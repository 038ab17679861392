import { type Asked, askedDuring } from './statements.ts';

/** The transactions that were begun in a database while something happens, each told by its statements. */
export async function transactionsDuring(asked: Asked, happens: () => Promise<unknown>): Promise<string[][]> {
  const open = new Map<unknown, string[]>();
  const transactions: string[][] = [];
  for (const { connection, text } of await askedDuring(asked, happens)) {
    const within = open.get(connection);
    if (within) within.push(text);
    if (/^(commit|rollback)$/i.test(text)) open.delete(connection);
    if (within) continue;
    const statements = [text];
    transactions.push(statements);
    if (/^begin/i.test(text)) open.set(connection, statements);
  }
  return transactions;
}
