import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Database } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inSlicesOfPlayers } from '../../accounts/index.ts';
import { changeClaim, lockMoney } from '../claims.ts';
import { offerClaim } from '../pay-claim.ts';
import { type ClaimRow, cyclesAt, everyPromotion, type PromotionWithTexts, takeBudget } from '../store.ts';

type Needs = Pick<Platform, 'brand' | 'clock' | 'log' | 'settings'>;

/**
 * After each business day, losses and stakes become rewards. What a promotion pays for the days that are over is counted in
 * one statement, once for each promotion and cycle; then each row is laid out in a transaction of its own, under the
 * player's wallet and the promotion's budget. A run that is killed anywhere goes on where it stopped.
 */
export function countPromotionsJob(needs: Needs): JobHandler {
  return {
    name: 'promotions.count',
    schedule: '20 2-23 * * *',
    atStart: true,
    long: async (database: Database) => {
      const counted = await database.reading(async (tx) =>
        (await everyPromotion(tx)).filter(({ kind, published_at }) => published_at && isCounted(kind)),
      );
      for (const promotion of counted) {
        await countPromotion(database, needs, promotion);
        await layOut(database, needs, promotion);
      }
    },
  };
}

function isCounted(kind: PromotionWithTexts['kind']): boolean {
  return kind === 'rescue' || kind === 'rebate';
}

/** A server that was away counts as many finished cycles afterwards. */
const CYCLES_COUNTED_AFTER = 3;
/** Claims read at once. */
const LAID_OUT_AT_ONCE = 10_000;

/**
 * The last cycles that are over and touched the promotion's window, each once; a day that the window cuts counts whole. A
 * claim is unique to its player and cycle, so a run that is cut off is finished by the next one.
 */
export async function countPromotion(
  database: Database,
  { brand }: Needs,
  { promotion_id, cycle }: PromotionWithTexts,
): Promise<void> {
  const current = Temporal.PlainDate.from((await database.reading((tx) => cyclesAt(tx, tx.now)))[cycle]);
  const days = cycle === 'weekly' ? 7 : 1;
  for (let ago = CYCLES_COUNTED_AFTER; ago >= 1; ago -= 1) {
    const from = current.subtract({ days: days * ago });
    const over = [promotion_id, from.toString(), from.add({ days: days - 1 }).toString()];
    const [toCount] = await database.reading((tx) => tx.run(toCountStatement, over));
    if (!toCount) continue;
    const countSome = async (tx: Tx, players: readonly PlayerId[]): Promise<number> => {
      await tx.run(countStatement, [...over, tx.now, brand.currency, players]);
      return players.length;
    };
    await inSlicesOfPlayers(database, countSome, 2);
    await database.transaction((tx) => tx.run(countedStatement, [promotion_id, from.toString(), tx.now]));
  }
}

export async function layOut(database: Database, needs: Needs, promotion: PromotionWithTexts): Promise<void> {
  let players = 0;
  for (;;) {
    const due = await database.reading((tx) =>
      tx.run<ClaimRow>(dueStatement, [promotion.promotion_id, LAID_OUT_AT_ONCE]),
    );
    for (const claim of due) await database.transaction((tx) => layOutOne(tx, needs, { promotion, claim }));
    players += due.length;
    if (due.length < LAID_OUT_AT_ONCE) break;
  }
  if (players > 0) needs.log.info({ promotion: promotion.promotion_id, players }, 'promotion laid out');
}

async function layOutOne(
  tx: Tx,
  { brand, settings }: Needs,
  { promotion, claim }: { promotion: PromotionWithTexts; claim: ClaimRow },
): Promise<void> {
  await lockMoney(tx, claim.player_id, brand.currency);
  const [held] = await tx.run<ClaimRow>(holdStatement, [claim.player_id, claim.claim_id]);
  if (!held) return;
  const amountMinor = held.amount_minor ?? 0n;
  const isOffered =
    (await takeBudget(tx, promotion, amountMinor)) &&
    (await offerClaim(tx, settings, { promotion, claim: held, amountMinor, currency: brand.currency }));
  await changeClaim(tx, held, { state: isOffered ? 'offered' : 'lapsed', decided_at: tx.now });
}

/** Once the figures of its last day are closed. */
const toCountStatement: Statement = {
  name: 'promotions.to-count',
  text: `select p.promotion_id from promotion p
         where p.promotion_id = $1 and p.starts_at < business_day_begins($3::date + 1)
           and coalesce(p.ends_at, 'infinity') > business_day_begins($2::date)
           and (p.state = 'published' or p.changed_at > business_day_begins($3::date))
           and (select g.closed_before from figure_progress g) >= business_day_begins($3::date + 1)
           and not exists (select from promotion_count c where c.promotion_id = $1 and c.cycle = $2::text)`,
};
const countStatement: Statement = {
  name: 'promotions.count',
  text: `insert into promotion_claim (player_id, promotion_id, cycle, claim_id, state, base_minor, amount_minor, currency,
           asked_at)
         select d.player_id, p.promotion_id, $2::text, md5(p.promotion_id || $2::text || d.player_id)::uuid, 'due', d.base_minor,
           d.amount_minor, $5, $4
         from promotion p, promotion_due(p, $2::date, $3::date, $6::uuid[]) d
         where p.promotion_id = $1
         on conflict do nothing`,
};
const countedStatement: Statement = {
  name: 'promotions.counted',
  text: `insert into promotion_count (promotion_id, cycle, counted_at) values ($1, $2::text, $3) on conflict do nothing`,
};
const dueStatement: Statement = {
  name: 'promotions.due',
  text: `select * from promotion_claim where promotion_id = $1 and state = 'due' order by player_id limit $2`,
};
const holdStatement: Statement = {
  name: 'promotions.hold-due',
  text: `select * from promotion_claim where player_id = $1 and claim_id = $2 and state = 'due' for update`,
};
