import { type CallAnswer, decimalFromMinor, type getStudioSession, ROUNDS_PER_PAGE } from '@pelita/contract';
import { engines } from '@pelita/games';
import { askWallet } from './launch/authenticate.ts';
import type { LaunchToken } from './launch/launch-token.ts';
import { playedRoundShape, roundShape } from './rounds/round-shape.ts';
import { roundOfGame, roundsOfGame, takeResumedRound } from './rounds/round-store.ts';
import { settleOpenRound } from './rounds/settle-open-round.ts';
import { seedsShape, takeSeat } from './seeds/take-seat.ts';
import type { Studio } from './studio.ts';

/** What a game page needs to open. A round that was interrupted is completed first and shown with it, once. */
export async function openSession(
  studio: Studio,
  launch: LaunchToken,
  gameCode: string,
): Promise<CallAnswer<typeof getStudioSession>> {
  const player = await askWallet(studio, launch, gameCode, studio.findTitle);
  const { title } = player;
  const before = await studio.database.transaction((tx) => takeSeat(tx, studio, player.userId, gameCode));
  const open = await settleOpenRound(studio, player);
  const resumedSome = await studio.database.transaction(async (tx) => {
    const roundId = await takeResumedRound(tx, player);
    return roundId === null ? null : roundOfGame(tx, studio.seeds, player, roundId);
  });
  // Completing may have moved money since the wallet was asked.
  const { balanceMinor } = resumedSome ? await askWallet(studio, launch, gameCode, studio.findTitle) : player;
  const rounds = await studio.database.reading((tx) =>
    roundsOfGame(tx, studio.seeds, player, { before: undefined, limit: ROUNDS_PER_PAGE }),
  );
  const engine = engines[title.engine];
  const money = (minor: bigint) => decimalFromMinor(minor, player.currency);
  return {
    gameCode,
    name: title.name,
    engine: engine.id,
    rtpPercent: engine.rtpPercent,
    currency: player.currency,
    balance: money(balanceMinor),
    lineBets: engine.lineBetStepsMinor.map(money),
    paytable: {
      lines: engine.paytable.lines.map(({ symbol, pays }) => ({ symbol, pays: [...pays] })),
      scatters: [...engine.paytable.scatters],
    },
    seeds: seedsShape(before),
    resumed: resumedSome ? playedRoundShape(resumedSome) : null,
    openRoundId: open?.id ?? null,
    rounds: rounds.map(roundShape),
  };
}
