import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { withdrawalSettings } from '../settings.ts';

/** Why something has to be staked: a payment that came in, later a bonus. The reference is the payment's or the bonus's own. */
type TurnoverRequirement = {
  playerId: PlayerId;
  source: 'deposit' | 'bonus';
  reference: string;
  currency: CurrencyCode;
  baseMinor: bigint;
  requiredMinor: bigint;
};

/** Keeps what came in and what has to be staked for it, once for each reference. */
function openTurnover(tx: Tx, required: TurnoverRequirement): void {
  const { playerId, source, reference, currency, baseMinor, requiredMinor } = required;
  tx.write(openStatement, [playerId, source, reference, currency, baseMinor, requiredMinor, tx.now]);
}

/** What a plain deposit asks for: its amount, as often as the setting says. */
export function openDepositTurnover(settings: Pick<Settings, 'get'>) {
  return (
    tx: Tx,
    deposit: Pick<TurnoverRequirement, 'playerId' | 'reference' | 'currency'> & { amountMinor: bigint },
  ) => {
    const { amountMinor: baseMinor, ...named } = deposit;
    const hundredths = BigInt(Math.round(settings.get(withdrawalSettings.depositTurnover) * 100));
    openTurnover(tx, { ...named, source: 'deposit', baseMinor, requiredMinor: (baseMinor * hundredths) / 100n });
  };
}

/** What is still to be staked of all that was required until an instant, in minor units. */
export async function remainingTurnover(
  tx: Tx,
  playerId: PlayerId,
  currency: CurrencyCode,
  until: Temporal.Instant = tx.now,
): Promise<bigint> {
  const [row] = await tx.run<{ remaining: bigint }>(remainingStatement, [playerId, currency, until, tx.now]);
  return row?.remaining ?? 0n;
}

const openStatement: Statement = {
  name: 'withdrawals.open-turnover',
  text: `insert into turnover_requirement (player_id, source, reference, currency, base_minor, required_minor, opened_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
};
const remainingStatement: Statement = {
  name: 'withdrawals.turnover-remaining',
  text: 'select turnover_remaining($1, $2, $3, $4) as remaining',
};
