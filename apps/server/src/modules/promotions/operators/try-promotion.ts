import { type CallAnswer, type CallInput, decimalFromMinor } from '@pelita/contract';
import type { tryPromotion as tryCall } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { cyclesAt } from '../store.ts';
import { type ContentNeeds, contentOf } from './content-of.ts';

type Call = typeof tryCall;

/**
 * What a promotion would have cost last month: the very statement that pays, asked over that month's rows. People would
 * have played and paid in otherwise, and the office says so.
 */
export function tryPromotion(needs: ContentNeeds) {
  return async (tx: Tx, _who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const row = await contentOf(tx, body, { id: tx.newId<string>(), needs });
    const firstOfMonth = Temporal.PlainDate.from((await cyclesAt(tx, tx.now)).daily).with({ day: 1 });
    const from = firstOfMonth.subtract({ months: 1 }).toString();
    const to = firstOfMonth.subtract({ days: 1 }).toString();
    const [due] = await tx.run<{ players: number; claims: number; cost: bigint; largest: bigint }>(dueStatement, [
      JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
      from,
      to,
    ]);
    const { currency } = needs.brand;
    return {
      from,
      to,
      players: due?.players ?? 0,
      claims: due?.claims ?? 0,
      cost: decimalFromMinor(due?.cost ?? 0n, currency),
      largest: decimalFromMinor(due?.largest ?? 0n, currency),
      currency,
    };
  };
}

const dueStatement: Statement = {
  name: 'promotions.try',
  text: `select count(distinct d.player_id)::int as players, count(*)::int as claims,
           coalesce(sum(d.amount_minor), 0)::bigint as cost, coalesce(max(d.of_player), 0)::bigint as largest
         from (
           select *, sum(amount_minor) over (partition by player_id) as of_player
           from promotion_due(jsonb_populate_record(null::promotion, $1::jsonb), $2::date, $3::date, null)
         ) d`,
};
