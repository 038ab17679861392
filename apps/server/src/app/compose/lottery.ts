import type { ApprovalsModule } from '../../modules/approvals/index.ts';
import { drawsModule } from '../../modules/draws/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** The lotteries: their draws, and the bets on them. */
export function composeLottery(platform: Platform, { bindControlled }: Pick<ApprovalsModule, 'bindControlled'>) {
  const draws = drawsModule(platform, {
    // Until bets are taken, a result is worth nothing to anybody.
    settle: async () => {},
    betsByGame: async () => new Map(),
    gamesOfPlayer: async () => [],
    bindControlled,
  });
  return { modules: [draws], draws };
}
