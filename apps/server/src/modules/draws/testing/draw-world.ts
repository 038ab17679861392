import type { TestWorld } from '@pelita/testkit';
import { approvalsModule } from '../../approvals/index.ts';
import { drawsModule } from '../index.ts';
import type { DrawnDraw, DrawsNeeds } from '../needs.ts';

/** Draws over a test's world: their jobs by hand, and what they hand over to settlement. */
export function drawWorld(world: TestWorld, brought: Partial<DrawsNeeds> = {}) {
  const settled: DrawnDraw[] = [];
  const draws = drawsModule(world.platform, {
    settle: async (_tx, drawn) => void settled.push(...drawn),
    betsByGame: async () => new Map(),
    gamesOfPlayer: async () => [],
    bindControlled: approvalsModule().bindControlled,
    ...brought,
  });
  const job =
    (name: string) =>
    async (data: Record<string, unknown> = {}) => {
      const handler = draws.jobs?.find((one) => one.name === name);
      if (!handler) throw new Error(`there is no job ${name}`);
      await handler.long?.(world.database, data);
      if (handler.handle) await world.database.transaction(async (tx) => handler.handle?.(tx, data));
    };
  return { draws, settled, job, plan: job('draws.plan'), drawDue: job('draws.draw') };
}
