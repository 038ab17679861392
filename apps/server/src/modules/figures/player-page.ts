import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { BusinessSpan } from './business-span.ts';

type PageOf = {
  kinds?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  product?: string | undefined;
  vendor?: string | undefined;
  offset: number;
  limit: number;
};

/**
 * Where a page of a player's transfers is: the keys of the buckets that hold it, of whose transfers, newest first, so many
 * are of the page before.
 */
export async function playerPage(
  tx: Tx,
  player: { playerId: PlayerId; book: string },
  { from, to }: Pick<BusinessSpan, 'from' | 'to'>,
  { kinds, sources, product, vendor, offset, limit }: PageOf,
): Promise<{ keys: bigint[]; skipped: number; total: number }> {
  const [page] = await tx.run<{ keys: bigint[]; skipped: number; total: number }>(pageStatement, [
    player.playerId,
    player.book,
    from,
    to,
    kinds ?? null,
    sources ?? null,
    product ?? null,
    vendor ?? null,
    offset,
    limit,
  ]);
  return page ?? { keys: [], skipped: 0, total: 0 };
}

const pageStatement: Statement = {
  name: 'figures.player-page',
  text: `select transfer_keys as keys, skipped::float8, total::float8
         from player_page($1, $2, $3::date, $4::date, $5::text[], $6::text[], $7, $8, $9, $10)`,
};
