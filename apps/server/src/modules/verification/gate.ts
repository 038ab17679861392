import { type CurrencyCode, minorFromDecimal, type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { lockAccount } from '../accounts/index.ts';
import { verificationSettings } from './settings.ts';
import { verificationOf } from './store.ts';

export type Deed = { playerId: PlayerId; kind: 'deposit' | 'withdrawal'; amountMinor: bigint; currency: CurrencyCode };

/**
 * Refuses what the brand asks a verification for, in the transaction of the deed. Where a sum decides, the account is held
 * to its end, so that no two deeds pass together what one may not.
 */
export function refuseUnverified(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, deed: Deed): Promise<void> => {
    const gate = settings.get(verificationSettings.requiredBefore);
    if (gate === 'never' || (gate === 'withdrawal' && deed.kind === 'deposit')) return;
    if (gate === 'amount' && (await isBelow(tx, settings, deed))) return;
    if ((await verificationOf(tx, deed.playerId))?.state !== 'verified')
      throw new Refusal('complete_verification_first');
  };
}

/** For the checks of a withdrawal. */
export function identityOf(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, playerId: PlayerId): Promise<'not_asked' | 'missing' | 'shown'> => {
    if ((await verificationOf(tx, playerId))?.state === 'verified') return 'shown';
    const gate = settings.get(verificationSettings.requiredBefore);
    return gate === 'deposit' || gate === 'withdrawal' ? 'missing' : 'not_asked';
  };
}

/** What came or went of its kind in all, this included and what is under way too, is not above the brand's sum. */
async function isBelow(tx: Tx, settings: Pick<Settings, 'get'>, deed: Deed): Promise<boolean> {
  const { playerId, kind, amountMinor, currency } = deed;
  await lockAccount(tx, playerId);
  const allowedMinor = minorFromDecimal(settings.get(verificationSettings.requiredAbove), currency) ?? 0n;
  const [row] = await tx.run<{ sum_minor: bigint }>(statements[kind], [playerId, currency]);
  return (row?.sum_minor ?? 0n) + amountMinor <= allowedMinor;
}

const statements: Record<Deed['kind'], Statement> = {
  deposit: {
    name: 'verification.deposited',
    text: `select coalesce(sum(case state when 'pending' then amount_minor else received_minor end), 0)::bigint as sum_minor
           from deposit_order where player_id = $1 and currency = $2 and state in ('pending', 'confirmed')`,
  },
  withdrawal: {
    name: 'verification.withdrawn',
    text: `select coalesce(sum(amount_minor - released_minor), 0)::bigint as sum_minor
           from withdrawal where player_id = $1 and currency = $2 and state not in ('rejected', 'cancelled')`,
  },
};
