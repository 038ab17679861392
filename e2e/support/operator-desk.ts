import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { approveWithdrawal } from '@pelita/contract/office';
import { settings } from '../../apps/server/src/app/settings.ts';
import { claimOne } from '../../apps/server/src/modules/withdrawals/operators/claims.ts';
import { approveHeld } from '../../apps/server/src/modules/withdrawals/operators/decide.ts';
import type { WithdrawalNeeds } from '../../apps/server/src/modules/withdrawals/index.ts';
import { loadBrand } from '../../apps/server/src/platform/brand.ts';
import { openCluster } from '../../apps/server/src/platform/database/embedded/cluster.ts';
import {
  ensureApplicationRole,
  ensureDatabase,
} from '../../apps/server/src/platform/database/embedded/cluster-databases.ts';
import { readEnvironment } from '../../apps/server/src/platform/environment/read-environment.ts';
import type { CallerOf } from '../../apps/server/src/platform/http/binding.ts';
import { createLog } from '../../apps/server/src/platform/log/create-log.ts';
import { closePlatform, openPlatform } from '../../apps/server/src/platform/open-platform.ts';
import { type House, surroundings } from './house.ts';

/** Claims a withdrawal and approves it beside the running server: operators have no pages yet. */
export async function operatorApproves({ dataDir }: House, id: string): Promise<void> {
  const environment = readEnvironment(surroundings(dataDir, 0));
  const brand = await loadBrand(environment);
  const address = await ensureApplicationRole(await ensureDatabase(await openCluster(dataDir), 'pelita'));
  const platform = openPlatform({ environment, brand, address, log: createLog('warn'), settings });
  const needs = { hasBookDifference: async () => false } as Partial<WithdrawalNeeds> as WithdrawalNeeds;
  const who = { operator: { operatorId: randomUUID() } } as CallerOf<typeof approveWithdrawal>;
  const of = { params: { id }, query: undefined };
  try {
    const approve = () =>
      platform.database.transaction(async (tx) => {
        const { claim } = await claimOne(tx, who, { ...of, body: {} });
        await approveHeld(platform, needs)(tx, who, { ...of, body: { claimNo: claim.claimNo } });
      });
    // A job checks it first.
    await expect(approve).toPass({ timeout: 15_000 });
  } finally {
    await closePlatform(platform);
  }
}
