import type { LiveEventName } from '@pelita/contract';
import type { Tx } from '../database/tx.ts';

/** Of what everybody sees something has changed: after the commit pages are made anew, and open ones ask again. */
export async function tellEveryone(
  tx: Tx,
  name: Extract<LiveEventName, 'notice' | 'catalogue' | 'offers'>,
): Promise<void> {
  await tx.publish({ topic: 'everyone', name, data: { at: tx.now.toString() } });
}
