import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { CodeService } from '../entrance/index.ts';

/** What member is built with; the application hands it in. */
export type MemberNeeds = {
  accounts: Pick<AccountsModule, 'hasher' | 'checkOwnPassword' | 'adoptPassword' | 'endSessions'>;
  codes: CodeService;
  /** Whether money of the player's is, or may be, on its way or at an external provider. */
  hasMoneyElsewhere: (tx: Tx, playerId: PlayerId) => Promise<boolean>;
  /** The name of a rank in a language, and the address of its badge; empty where there are no ranks. */
  rankLabelOf: (tx: Tx, level: number, language: string) => Promise<{ name: string; badgeUrl: string }>;
  /** Whether friends can be invited. */
  isReferralOn: () => boolean;
  /** The address of the drawn avatar of a seed. */
  avatarUrl: (seed: string) => string;
};
