import { type CallAnswer, decimalFromMinor, type getFishTank } from '@pelita/contract';
import { fishEngineOf } from '@pelita/games/fishing';
import { askWallet } from '../launch/authenticate.ts';
import type { LaunchToken } from '../launch/launch-token.ts';
import { roundOfGame, takeResumedRound } from '../rounds/round-store.ts';
import { settleOpenRound } from '../rounds/settle-open-round.ts';
import { seedsShape, takeSeat } from '../seeds/take-seat.ts';
import type { Studio } from '../studio.ts';
import { fishTableFor } from './fish-seats.ts';
import { fishSeatOf, fishSeatsAt } from './fish-table-store.ts';
import { shotsMinor } from './fish-terms.ts';
import { lately } from './volley-store.ts';
import { volleyShape } from './volley-shape.ts';

/** What the page of a tank needs to open. A volley that was interrupted is completed first, and told of once. */
export async function openTank(
  studio: Studio,
  launch: LaunchToken,
  gameCode: string,
): Promise<CallAnswer<typeof getFishTank>> {
  const player = await askWallet(studio, launch, gameCode, studio.findFish);
  const { title, currency } = player;
  await settleOpenRound(studio, player);
  const { seat, resumed, caught, table, nowMs } = await studio.database.transaction(async (tx) => {
    const taken = await takeSeat(tx, studio, player.userId, gameCode);
    const roundId = await takeResumedRound(tx, player);
    const place = await fishSeatOf(tx, player);
    return {
      seat: taken,
      resumed: roundId === null ? null : await roundOfGame(tx, studio.seeds, player, roundId),
      caught: (await lately(tx, player, place)).caught,
      table: place && fishTableFor(await fishSeatsAt(tx, [place.table_id]), player.userId),
      nowMs: tx.now.epochMilliseconds,
    };
  });
  // Completing may have moved money since the wallet was asked.
  const { balanceMinor } = resumed ? await askWallet(studio, launch, gameCode, studio.findFish) : player;
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  const shown = resumed?.state === 'settled' ? volleyShape(resumed) : null;
  return {
    gameCode,
    name: title.name,
    engine: title.engine,
    rtpPercent: fishEngineOf(title.engine).rtpPercent,
    currency,
    balance: money(balanceMinor),
    shots: shotsMinor(title.fishTerms).map(money),
    nowMs,
    caught: [...caught],
    table,
    seeds: seedsShape(seat),
    resumed: shown && { totalBet: shown.totalBet, totalWin: shown.totalWin },
  };
}
