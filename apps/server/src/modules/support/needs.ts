import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';

export type SupportNeeds = {
  /** The channels of the house for whoever reached it under this host. */
  channels: (host: string) => readonly { type: string; path: string }[];
  rankOf: (tx: Tx, playerId: PlayerId) => Promise<number>;
};
