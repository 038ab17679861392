import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { BusinessSpan } from './business-span.ts';

/** What one kind of movement came to on a day, as the player sees it. */
export type FigureRow = {
  day: string;
  source: string;
  kind: string;
  counter: string;
  /** Empty where nothing is played. */
  product: string;
  vendor: string;
  in_count: bigint;
  in_minor: bigint;
  out_count: bigint;
  out_minor: bigint;
};

/** A player's figures of some days as they are now. */
export async function playerDays(
  tx: Tx,
  player: { playerId: PlayerId; book: string },
  { from, to }: Pick<BusinessSpan, 'from' | 'to'>,
): Promise<FigureRow[]> {
  return await tx.run<FigureRow>(daysStatement, [player.playerId, player.book, from, to]);
}

const daysStatement: Statement = {
  name: 'figures.player-days',
  text: 'select * from player_days($1, $2, $3::date, $4::date) order by day desc',
};
