import type { Tx } from '../../platform/database/tx.ts';

/** Pages are made anew, and open ones ask again. */
export async function tellVisitors(tx: Tx): Promise<void> {
  await tx.publish({ topic: 'everyone', name: 'notice', data: { at: tx.now.toString() } });
}
