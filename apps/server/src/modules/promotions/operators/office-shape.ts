import { type Brand, decimalFromMinor, type PlayerId } from '@pelita/contract';
import type { OfficePromotion } from '@pelita/contract/office';
import { localTimeOf } from '../../../platform/clock/local-time.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { usernames } from '../../accounts/index.ts';
import { costsOf, type PromotionWithTexts } from '../store.ts';
import { offerOf } from '../terms.ts';

/** Promotions as operators see them, with what each has cost so far. */
export async function officeShapes(
  tx: Tx,
  promotions: readonly PromotionWithTexts[],
  { currency, timeZone }: Pick<Brand, 'currency' | 'timeZone'>,
): Promise<OfficePromotion[]> {
  const costs = await costsOf(tx);
  const names = await usernames(tx, [...new Set(promotions.flatMap(({ agent_ids }) => agent_ids))]);
  const money = (minor: bigint | null) => (minor === null ? null : decimalFromMinor(minor, currency));
  const agentName = (id: PlayerId) => names.get(id) ?? '';
  return promotions.map((row) => {
    const cost = costs.get(row.promotion_id);
    return {
      id: row.promotion_id,
      version: row.version,
      state: row.state,
      kind: row.kind,
      type: row.type,
      tag: row.tag,
      scene: row.scene,
      position: row.position,
      ...offerOf(row, currency),
      audience: {
        minimumRank: row.minimum_rank,
        newWithinDays: row.new_within_days,
        firstDepositOnly: row.first_deposit_only,
        verifiedPhone: row.needs_verified_phone,
        diallingCodes: row.dialling_codes,
        agents: row.agent_ids.map(agentName),
        oncePerPerson: row.once_per_person,
      },
      from: localTimeOf(row.starts_at, timeZone),
      until: row.ends_at && localTimeOf(row.ends_at, timeZone),
      budget: money(row.budget_minor),
      budgetLeft: money(row.budget_left_minor),
      cost: decimalFromMinor(cost?.cost ?? 0n, currency),
      claims: cost?.claims ?? 0,
      waiting: cost?.waiting ?? 0,
      words: Object.fromEntries(
        row.texts.map(({ language, title, summary, content }) => [language, { title, summary, html: content }]),
      ),
      changedAt: row.changed_at.toString(),
      changedBy: row.changed_by,
    };
  });
}
