import { AGENT_CENTRE_TYPES, accountTypes } from '@pelita/contract';
import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const agentsSettings = {
  centreTypes: setting('agent.centreTypes', z.array(z.literal([...AGENT_CENTRE_TYPES, accountTypes.trial])).max(10), [
    ...AGENT_CENTRE_TYPES,
  ]),
  playerTransfers: feature('features.playerTransfers', 'MEMTRANS3', true),
  maximumDepth: setting('agent.maximumDepth', z.int().min(1).max(20), 10),
  topRebateMillionths: setting('agent.topRebateMillionths', z.int().min(0).max(100_000), 5_000),
  topPrizeMode: setting('agent.topPrizeMode', z.int().min(1_700).max(2_000), 1_960),
};
