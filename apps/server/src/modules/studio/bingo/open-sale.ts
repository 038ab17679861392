import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { openRound } from '../tables/round-store.ts';
import { type BingoRoundRow, bingoRoundOf, keepTerms } from './bingo-round-store.ts';
import type { BingoTitle, RoomTimes } from './room-terms.ts';

/** The round that is on sale, with the seed that it is committed to. Who is first opens it; all others find it. */
export async function openSale(
  tx: Tx,
  needs: { random: Random; seeds: SeedBox },
  { roomTerms, ...title }: BingoTitle,
  times: RoomTimes,
): Promise<BingoRoundRow> {
  const key = { gameCode: title.gameCode, number: times.number };
  const known = await bingoRoundOf(tx, key);
  if (known) return known;
  const window = { number: times.number, betsUntil: times.salesUntil, revealsAt: times.callsAt, endsAt: times.callsAt };
  await openRound(tx, needs, { ...title, terms: roomTerms }, window);
  await keepTerms(tx, key, { ...times, priceMinor: roomTerms.minimumMinor });
  const round = await bingoRoundOf(tx, key);
  if (!round) throw new Error('a round that was just opened is gone');
  return round;
}
