import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

type AtRisk = { cashMinor: bigint; bonusMinor: bigint; isPlayed: boolean; remainingMinor: bigint };

/** Cash and bonus money of a player, and what the bonus that is played still asks for at this instant. */
export async function bonusAtRisk(tx: Tx, playerId: PlayerId): Promise<AtRisk> {
  const [row] = await tx.run<AtRisk>(statement, [playerId, tx.now]);
  return row ?? { cashMinor: 0n, bonusMinor: 0n, isPlayed: false, remainingMinor: 0n };
}

const statement: Statement = {
  name: 'withdrawals.bonus-at-risk',
  text: `select w.available_minor::bigint as "cashMinor", w.bonus_minor::bigint as "bonusMinor",
           b.bonus_id is not null as "isPlayed",
           coalesce(greatest(b.required_minor - bonus_progress(b, $2), 0), 0)::bigint as "remainingMinor"
         from wallet w
         left join bonus b on b.player_id = w.player_id and b.bonus_id = w.bonus_id
         where w.player_id = $1 and w.book = 'real'`,
};
