import type { ProviderStatus } from '@pelita/contract';
import { gatherBatches } from '../../../platform/database/gather-batches.ts';
import type { Statement } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LaunchFacts } from '../needs.ts';

/** A request of a provider that may move money. A rollback names no money of its own. */
export type Move = {
  kind: 'bet' | 'win' | 'rollback';
  providerCode: string;
  transactionUuid: string;
  launch: LaunchFacts;
  token: string;
  round: string;
  isRoundClosed: boolean;
  /** What a win pays on, or a rollback undoes. */
  referenceUuid: string | null;
  currency: string | null;
  amountMinor: bigint | null;
};

export type Moved = { status: ProviderStatus; balance_minor: bigint };

/** Moves the money, remembers the transaction with its answer and tells the player's streams; answers after the commit. */
export type Mover = (move: Move) => Promise<Moved>;

/** Requests that come at once travel together. */
export function createMover({ database, clock }: Pick<Platform, 'database' | 'clock'>): Mover {
  return gatherBatches(
    async (moves: readonly Move[]) => {
      const columns = [
        moves.map((move) => move.kind),
        moves.map((move) => move.providerCode),
        moves.map((move) => move.transactionUuid),
        moves.map((move) => move.launch.playerId),
        moves.map((move) => move.token),
        moves.map((move) => move.launch.book),
        moves.map((move) => move.launch.currency),
        moves.map((move) => move.currency),
        moves.map((move) => move.launch.gameCode),
        moves.map((move) => move.round),
        moves.map((move) => move.isRoundClosed),
        moves.map((move) => move.referenceUuid),
        moves.map((move) => move.amountMinor),
        clock.now(),
      ];
      const players = moves.map((move) => playerTopic(move.launch.playerId));
      const rows = await database.single<Moved & { seat: number }>(moveStatement, columns, players);
      const answers = moves.map((): Moved | null => null);
      for (const row of rows) answers[row.seat] = row;
      return answers;
    },
    ({ launch }) => launch.playerId,
  );
}

const moveStatement: Statement = {
  name: 'wallet.move',
  text: `select seat::int - 1 as seat, status, balance_minor
         from provider_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
};
