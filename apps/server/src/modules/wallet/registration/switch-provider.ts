import type { Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Lobby } from '../needs.ts';
import { lockOutsideProvider, setEnabled } from './store.ts';

/** Takes a provider's titles from the lobby and refuses its bets, or brings both back. Wins and rollbacks always pass. */
export function switchProvider({ showVendor }: Pick<Lobby, 'showVendor'>) {
  return async (
    tx: Tx,
    code: string,
    { isEnabled, actor, reason = null }: { isEnabled: boolean; actor: string; reason?: string | null },
  ): Promise<void> => {
    const provider = await lockOutsideProvider(tx, code);
    if (provider.is_enabled === isEnabled) return;
    await setEnabled(tx, code, isEnabled);
    await showVendor(tx, code, isEnabled);
    await tellEveryone(tx, 'catalogue');
    await recordAudit(tx, {
      actor,
      action: isEnabled ? 'enable-provider' : 'disable-provider',
      subject: `provider:${code}`,
      before: { isEnabled: provider.is_enabled },
      after: { isEnabled, ...(reason === null ? {} : { reason }) },
    });
  };
}
