import type { BindControlled } from '../../modules/approvals/index.ts';
import { drawsModule } from '../../modules/draws/index.ts';
import { betsByGame, enqueueSettling, gamesOfPlayer, lotteryModule } from '../../modules/lottery/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** The lotteries: their draws, and the bets on them. */
export function composeLottery(platform: Platform, needs: { bindControlled: BindControlled }) {
  const draws = drawsModule(platform, {
    settle: (tx, drawn) =>
      enqueueSettling(
        tx,
        drawn.map(({ drawId }) => drawId),
      ),
    betsByGame,
    gamesOfPlayer,
    ...needs,
  });
  return { modules: [draws, lotteryModule(platform, needs)], draws };
}
