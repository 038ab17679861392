import {
  type CurrencyCode,
  decimalFromMinor,
  type PlayerId,
  type Reward,
  type RewardSource,
  type RewardWords,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type BonusGrant, grantBonus } from '../bonuses/index.ts';
import { openWallet, POINTS, postTransfer } from '../ledger/index.ts';
import { openTurnover } from '../withdrawals/index.ts';

/** What a reward gives. Cash is credited at once and has to be staked as often as it says: 100 is once. */
export type RewardPay =
  | { kind: 'cash'; amountMinor: bigint; currency: CurrencyCode; turnoverTimesHundredths: number }
  | { kind: 'bonus'; grant: Omit<BonusGrant, 'playerId' | 'reference' | 'words'> }
  | { kind: 'points'; points: bigint };

export type RewardOffer = {
  playerId: PlayerId;
  source: RewardSource;
  /** Unique for its player and source. */
  reference: string;
  pay: RewardPay;
  expiresAt: Temporal.Instant | null;
  words: RewardWords;
};

/** Pays under the reward's own key, so the ledger pays it once whatever comes before. */
export async function pay(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { playerId, source, reference, pay: paid, words }: Omit<RewardOffer, 'expiresAt'>,
): Promise<void> {
  const key = `${source}:${reference}`;
  const side = { playerId, source: 'rewards', key, kind: 'grant', direction: 'credit', reference: key } as const;
  switch (paid.kind) {
    case 'cash': {
      const { amountMinor, currency } = paid;
      await postTransfer(tx, { ...side, book: 'real', currency, counterAccount: 'house:bonus', amountMinor });
      const requiredMinor = turnoverOf(paid);
      if (requiredMinor > 0n)
        openTurnover(tx, {
          playerId,
          source: 'reward',
          reference: key,
          currency,
          baseMinor: amountMinor,
          requiredMinor,
        });
      return;
    }
    case 'bonus':
      await grantBonus(settings)(tx, { ...paid.grant, playerId, reference: key, words });
      return;
    case 'points': {
      await openWallet(tx, { playerId, book: 'points', currency: POINTS });
      const points = {
        book: 'points',
        currency: POINTS,
        counterAccount: 'house:points',
        amountMinor: paid.points,
      } as const;
      await postTransfer(tx, { ...side, ...points });
    }
  }
}

/** What a reward is worth and asks for, as the player sees it. */
export function shownPay(paid: RewardPay): Pick<Reward, 'kind' | 'amount' | 'currency' | 'turnover'> {
  if (paid.kind === 'points') return { kind: 'points', amount: paid.points.toString(), currency: null, turnover: null };
  const { amountMinor, currency } = paid.kind === 'cash' ? paid : paid.grant;
  const turnoverMinor = paid.kind === 'cash' ? turnoverOf(paid) : paid.grant.turnoverMinor;
  return {
    kind: paid.kind,
    amount: decimalFromMinor(amountMinor, currency),
    currency,
    turnover: turnoverMinor > 0n ? decimalFromMinor(turnoverMinor, currency) : null,
  };
}

function turnoverOf({ amountMinor, turnoverTimesHundredths }: Extract<RewardPay, { kind: 'cash' }>): bigint {
  return (amountMinor * BigInt(turnoverTimesHundredths)) / 100n;
}
