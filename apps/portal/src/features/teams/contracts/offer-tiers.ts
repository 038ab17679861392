import { faultsByTier, type OfferedTier, type OfferFault, termsFrom } from '@pelita/agents';
import type { Contract, ContractFamily } from '@pelita/contract';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';

export type TypedTier = { betAmount: string; activeMembers: string; lossAmount: string; rate: string };
export type TieredFamily = Exclude<ContractFamily, 'realtime'>;

/** A new offer begins with the agent's own terms: what is lowered stays within them. */
export function typedTiersOf(held: Contract): TypedTier[] {
  return held.tiers.map((tier) => ({ ...tier, activeMembers: String(tier.activeMembers) }));
}

/** What is wrong with each tier, by the very rules by which the server refuses it. */
export function judgeTiers(typed: readonly TypedTier[], held: Contract): (OfferFault | null)[] {
  const { family, currency } = held;
  if (family === 'realtime') return [];
  return faultsByTier(offeredTiers(typed, held), { family, currency, upline: termsFrom(family, currency, held) });
}

export function offeredTiers(typed: readonly TypedTier[], { currency }: Contract): OfferedTier[] {
  const amount = (text: string) => amountAsTyped(text, currency) ?? text;
  return typed.map(({ betAmount, activeMembers, lossAmount, rate }) => ({
    betAmount: amount(betAmount),
    activeMembers: /^\d+$/.test(activeMembers.trim()) ? Number(activeMembers) : Number.NaN,
    lossAmount: amount(lossAmount),
    rate: rate.trim(),
  }));
}
