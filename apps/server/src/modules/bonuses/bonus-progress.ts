import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** How far a bonus is: `isRunning` while there is something to stake, waiting behind another one included. */
export type BonusProgress = { isRunning: boolean; progressMinor: bigint; requiredMinor: bigint };

/** Of bonuses by the references under which they were granted. */
export async function bonusProgressOf(
  tx: Tx,
  playerId: PlayerId,
  references: readonly string[],
): Promise<ReadonlyMap<string, BonusProgress>> {
  if (references.length === 0) return new Map();
  const rows = await tx.run<ProgressRow>(progressStatement, [playerId, references]);
  return new Map(
    rows.map(({ reference, is_running, progress_minor, required_minor }) => [
      reference,
      { isRunning: is_running, progressMinor: progress_minor, requiredMinor: required_minor },
    ]),
  );
}

type ProgressRow = { reference: string; is_running: boolean; progress_minor: bigint; required_minor: bigint };

const progressStatement: Statement = {
  name: 'bonuses.progress-of',
  text: `select reference, state in ('waiting', 'active') as is_running, progress_minor, required_minor
         from bonus where player_id = $1 and reference = any ($2)`,
};
