import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { offerReward } from '../../rewards/index.ts';
import { ladderOf } from '../store.ts';

/** Gifts laid out in one transaction. */
const BATCH = 200;

export type GiftTerms = { currency: CurrencyCode; turnoverTimesHundredths: () => number };

/**
 * Lays noted gifts out as rewards, each marked in the transaction that offers it: a killed run leaves the rest for the next,
 * and two at once take different ones. Gifts of locked players wait; those of closed ones expire with their account.
 */
export async function giveGifts(database: Database, terms: GiftTerms): Promise<number> {
  let given = 0;
  for (;;) {
    const batch = await database.transaction((tx) => giveBatch(tx, terms));
    given += batch;
    if (batch < BATCH) return given;
  }
}

async function giveBatch(tx: Tx, { currency, turnoverTimesHundredths }: GiftTerms): Promise<number> {
  const gifts = await tx.run<GiftRow>(takeStatement, [tx.now, BATCH]);
  const ladder = gifts.length > 0 ? await ladderOf(tx) : [];
  for (const { player_id, source, reference, level, amount_minor, expires_at } of gifts)
    await offerReward(tx, {
      playerId: player_id,
      source,
      reference,
      pay: { kind: 'cash', amountMinor: amount_minor, currency, turnoverTimesHundredths: turnoverTimesHundredths() },
      expiresAt: expires_at,
      words: { rank: ladder[level]?.names ?? '' },
    });
  return gifts.length;
}

type GiftRow = {
  player_id: PlayerId;
  source: 'vipUpgrade' | 'vipWeekly' | 'vipBirthday';
  reference: string;
  level: number;
  amount_minor: bigint;
  expires_at: Temporal.Instant | null;
};

const takeStatement: Statement = {
  name: 'vip.take-gifts',
  text: `with due as (
           select g.player_id, g.source, g.reference from vip_gift g
           join account a on a.player_id = g.player_id and a.status = 'open' and a.account_type <> 4
           where g.given_at is null and (g.expires_at is null or g.expires_at > $1)
           order by g.due_at, g.player_id limit $2 for update of g skip locked
         )
         update vip_gift g set given_at = $1 from due d
         where g.player_id = d.player_id and g.source = d.source and g.reference = d.reference
         returning g.player_id, g.source, g.reference, g.level, g.amount_minor, g.expires_at`,
};
