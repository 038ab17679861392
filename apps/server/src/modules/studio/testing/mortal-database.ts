import type { Database } from '../../../platform/database/tx.ts';

/** A database whose process dies at one of its writing transactions once it is armed, and stays dead. */
export function mortalDatabase(living: Database, { step, when }: { step: number; when: 'before' | 'after' }) {
  let transactions = -1;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Error('the process is dead');
  };
  const database: Database = {
    ...living,
    reading: (work) => (isDead ? Promise.reject(new Error('the process is dead')) : living.reading(work)),
    transaction: async (work) => {
      if (isDead) die();
      if (transactions < 0) return living.transaction(work);
      const mine = transactions;
      transactions += 1;
      if (mine === step && when === 'before') die();
      const answer = await living.transaction(work);
      return mine === step && when === 'after' ? die() : answer;
    },
  };
  return { database, arm: () => (transactions = 0) };
}
