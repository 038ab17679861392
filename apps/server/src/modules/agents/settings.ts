import { AGENT_CENTRE_TYPES, accountTypes } from '@pelita/contract';
import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

export const agentsSettings = {
  centreTypes: setting(
    'agent.centreTypes',
    z.array(z.literal([...AGENT_CENTRE_TYPES, accountTypes.trial])).max(10),
    [...AGENT_CENTRE_TYPES],
    'Account types that may open the agent centre.',
  ),
  playerTransfers: feature(
    'features.playerTransfers',
    'MEMTRANS3',
    true,
    'Money from an account to its upline, and from an agent to those below.',
  ),
  maximumDepth: setting(
    'agent.maximumDepth',
    z.int().min(1).max(20),
    10,
    'How many levels of accounts there may be below one at the top.',
  ),
  topRebateMillionths: setting(
    'agent.topRebateMillionths',
    z.int().min(0).max(100_000),
    5_000,
    'The rebate of an account at the top, which caps everybody below it; 5000 is 0.5 %.',
  ),
  topPrizeMode: setting(
    'agent.topPrizeMode',
    z.int().min(1_700).max(2_000),
    1_960,
    'The prize mode of an account at the top, which caps everybody below it.',
  ),
};
