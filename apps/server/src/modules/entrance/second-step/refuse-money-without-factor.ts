import { Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { addressKey } from '../../../platform/http/rate/address-key.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { accountOf, addressOfSession, hasRegisteredAddress } from '../../accounts/index.ts';
import { hasFactor } from './second-step.ts';
import { entranceSettings } from '../settings.ts';

/**
 * LOGIN-12: a member without any factor is let in from an address that is not registered, and no money leaves from there
 * before a factor is bound. A use case that moves money out asks this within the movement's own transaction.
 */
export function refuseMoneyWithoutFactor(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, { playerId, sessionId }: PlayerSession): Promise<void> => {
    if (!settings.get(entranceSettings.loginAddressVerification)) return;
    if ((await accountOf(tx, playerId)).isRegisteredAnywhere || (await hasFactor(tx, playerId))) return;
    const address = await addressOfSession(tx, playerId, sessionId);
    if (address !== null && (await hasRegisteredAddress(tx, playerId, addressKey(address)))) return;
    throw new Refusal('second_factor_needed');
  };
}
