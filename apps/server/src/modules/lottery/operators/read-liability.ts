import { type CallAnswer, type CallInput, decimalFromMinor, type DrawState, Refusal } from '@pelita/contract';
import { type getDrawLiability, LIABILITY_NUMBERS_MAXIMUM } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { limitsOf } from '../orders/reservations.ts';

type Call = typeof getDrawLiability;

/** What stands on a draw: real money alone, as the limits count it. */
export function readLiability({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const { currency } = brand;
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  return async (tx: Tx, _: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const draw = await sumsOfDraw(tx, params.id);
    if (draw === null) throw new Refusal('draw_unknown');
    const { staked, paid, owed, ...facts } = draw;
    const limits = limitsOf(settings, draw.game, currency);
    const numbers = await tx.run<NumberRow>(numbersStatement, [params.id, LIABILITY_NUMBERS_MAXIMUM]);
    return {
      ...facts,
      id: params.id,
      currency,
      staked: money(staked),
      paid: money(paid),
      owed: money(owed),
      limits: {
        number: money(limits.number),
        playType: money(limits.playType),
        draw: money(limits.draw),
        member: money(limits.member),
      },
      numbers: numbers.map((one) => ({ ...one, staked: money(one.staked), payable: money(one.payable) })),
    };
  };
}

export type DrawSums = {
  game: string;
  drawNo: string;
  state: DrawState;
  revision: number;
  orders: number;
  players: number;
  staked: bigint;
  paid: bigint;
  owed: bigint;
};
type NumberRow = { playType: string; number: string; staked: bigint; payable: bigint };

export async function sumsOfDraw(tx: Tx, drawId: string): Promise<DrawSums | null> {
  return (await tx.run<DrawSums>(sumsStatement, [drawId]))[0] ?? null;
}

const sumsStatement: Statement = {
  name: 'lottery.sums-of-draw',
  text: `select d.game_code as game, d.draw_no as "drawNo", d.state, d.revision, o.orders, o.players, o.staked, p.paid, p.owed
         from draw d
         cross join lateral (
           select count(*)::float8 as orders, count(distinct o.player_id)::float8 as players,
             coalesce(sum(o.stake_minor - o.cancelled_minor), 0)::bigint as staked
           from lottery_order o where o.draw_id = d.draw_id and o.book = 'real'
         ) o
         cross join lateral (
           select coalesce(sum(p.won_minor + p.refunded_minor + p.rebate_minor)
               filter (where p.state in ('due', 'paid') and p.revision = d.revision), 0)::bigint as paid,
             coalesce(sum(p.owed_minor), 0)::bigint as owed
           from lottery_payout p
           where p.draw_id = d.draw_id and exists (
             select from lottery_order o where o.player_id = p.player_id and o.order_id = p.order_ids[1] and o.book = 'real')
         ) p
         where d.draw_id = $1`,
};
const numbersStatement: Statement = {
  name: 'lottery.liability',
  text: `select play_type as "playType", keys as number, staked_minor::bigint as staked, payable_minor::bigint as payable
         from lottery_sold where draw_id = $1 and keys <> '' and staked_minor > 0
         order by payable_minor desc, play_type, keys limit $2`,
};
