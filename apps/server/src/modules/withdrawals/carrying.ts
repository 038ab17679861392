import type { PlayerId } from '@pelita/contract';
import type { Database } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WithdrawalNeeds } from './needs.ts';

/** Takes a withdrawal a step further. */
export type Carrying = (database: Database, withdrawal: { playerId: PlayerId; id: string }) => Promise<void>;

/** What every such step is built with. */
export type CarryingNeeds = { platform: Pick<Platform, 'settings'>; needs: WithdrawalNeeds };
