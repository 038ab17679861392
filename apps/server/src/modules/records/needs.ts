import type { CheckableRound, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';

/** A title as records name it. */
export type RecordedGame = { name: string; vendorCode: string; category: string };

export type RecordsNeeds = {
  /** By code. */
  games: (tx: Tx) => Promise<ReadonlyMap<string, RecordedGame>>;
  /** What vendors are called, by code. */
  vendorNames: (tx: Tx) => Promise<ReadonlyMap<string, string>>;
  /** The round behind a bet at a provider whose rounds can be checked here; null of any other. */
  checkableRound: (
    tx: Tx,
    bet: { playerId: PlayerId; providerCode: string; round: string },
  ) => Promise<CheckableRound | null>;
};
