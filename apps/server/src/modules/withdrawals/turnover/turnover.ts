import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { hasMoneyAtVendors } from '../../vendor-wallets/index.ts';
import { settingMinor } from '../../../platform/settings/setting-minor.ts';
import { withdrawalSettings } from '../settings.ts';

/** Why something has to be staked: money that came in. The reference is that of the payment or the reward. */
type TurnoverRequirement = {
  playerId: PlayerId;
  source: 'deposit' | 'reward' | 'transfer';
  reference: string;
  currency: CurrencyCode;
  baseMinor: bigint;
  requiredMinor: bigint;
};

/** Keeps what came in and what has to be staked for it, once for each reference. */
export function openTurnover(tx: Tx, required: TurnoverRequirement): void {
  const { playerId, source, reference, currency, baseMinor, requiredMinor } = required;
  tx.write(openStatement, [playerId, source, reference, currency, baseMinor, requiredMinor, tx.now]);
}

/** What a plain deposit asks for: its amount, as often as the setting says. */
export function openDepositTurnover(settings: Pick<Settings, 'get'>) {
  return async (
    tx: Tx,
    deposit: Pick<TurnoverRequirement, 'playerId' | 'reference' | 'currency'> & { amountMinor: bigint },
  ): Promise<void> => {
    await releaseLowBalance(tx, settings, deposit);
    const { amountMinor: baseMinor, ...named } = deposit;
    const hundredths = BigInt(Math.round(settings.get(withdrawalSettings.depositTurnover) * 100));
    openTurnover(tx, { ...named, source: 'deposit', baseMinor, requiredMinor: (baseMinor * hundredths) / 100n });
  };
}

/**
 * Money from one player to another is a deposit of the one who gets it, and takes with it the same part of what the giver
 * still has to stake: handing a bonus on does not make it free. The caller holds both wallets.
 */
export function moveTurnover(settings: Pick<Settings, 'get'>) {
  return async (
    tx: Tx,
    moved: {
      fromPlayerId: PlayerId;
      toPlayerId: PlayerId;
      currency: CurrencyCode;
      amountMinor: bigint;
      availableBeforeMinor: bigint;
      reference: string;
    },
  ): Promise<void> => {
    const { fromPlayerId, toPlayerId: playerId, currency, amountMinor, availableBeforeMinor, reference } = moved;
    const remaining = await remainingTurnover(tx, fromPlayerId, currency);
    const travels = (remaining * amountMinor + availableBeforeMinor - 1n) / availableBeforeMinor;
    if (travels > 0n) await tx.run(lessenStatement, [fromPlayerId, currency, travels]);
    const hundredths = BigInt(Math.round(settings.get(withdrawalSettings.depositTurnover) * 100));
    const asDeposit = (amountMinor * hundredths) / 100n;
    const requiredMinor = travels > asDeposit ? travels : asDeposit;
    openTurnover(tx, { playerId, source: 'transfer', reference, currency, baseMinor: amountMinor, requiredMinor });
  };
}

/** Who has played nearly all of it away begins anew: nothing at hand, held, with a vendor or on a bet that is open. */
async function releaseLowBalance(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { playerId, currency, amountMinor }: { playerId: PlayerId; currency: CurrencyCode; amountMinor: bigint },
): Promise<void> {
  const belowMinor = settingMinor(settings, withdrawalSettings.turnoverReleaseBelow, currency);
  if (belowMinor === 0n || (await hasMoneyAtVendors(tx, playerId))) return;
  await tx.run(releaseStatement, [playerId, currency, amountMinor, belowMinor, tx.now]);
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
/** From what was required last to what was required first. */
const lessenStatement: Statement = {
  name: 'withdrawals.lessen-turnover',
  text: `update turnover_requirement r set required_minor = r.required_minor - l.less
         from (
           select o.source, o.reference,
             least(o.required_minor, greatest(0, $3::bigint - (sum(o.required_minor) over w - o.required_minor)))::bigint as less
           from turnover_requirement o
           where o.player_id = $1 and o.currency = $2 and o.met_at is null
           window w as (order by o.opened_at desc, o.source, o.reference rows unbounded preceding)
         ) l
         where r.player_id = $1 and r.source = l.source and r.reference = l.reference and l.less > 0`,
};
const releaseStatement: Statement = {
  name: 'withdrawals.release-turnover',
  text: `update turnover_requirement r set met_at = $5
         where r.player_id = $1 and r.currency = $2 and r.met_at is null
           and exists (
             select from wallet w where w.player_id = $1 and w.currency = $2 and w.book = 'real'
               and w.available_minor - $3::bigint < $4 and w.reserved_minor = 0)
           and not has_open_bets($1, $5)`,
};
const remainingStatement: Statement = {
  name: 'withdrawals.turnover-remaining',
  text: 'select turnover_remaining($1, $2, $3, $4) as remaining',
};
