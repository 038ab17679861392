import type { Tx } from '../../../platform/database/tx.ts';
import type { CardHandRow } from './hand-store.ts';

/** Counts who met whom in a hand, and what went from one to the other: each loss is shared by the winners as they won. */
export async function notePairs(tx: Tx, hand: CardHandRow): Promise<void> {
  const gross = (hand.units ?? []).map((units) => BigInt(units) * hand.unit_minor);
  const gains = gross.reduce((sum, one) => (one > 0n ? sum + one : sum), 0n);
  const flow = (from: number, to: number): bigint => {
    const [loss, gain] = [-(gross[from] ?? 0n), gross[to] ?? 0n];
    return loss > 0n && gain > 0n ? (loss * gain) / gains : 0n;
  };
  const pairs = hand.user_ids
    .flatMap((user, one) =>
      hand.user_ids.flatMap((other, two) =>
        one === two ? [] : [{ user, other, won: flow(two, one), lost: flow(one, two), id: tx.newId<string>() }],
      ),
    )
    // In one order, so that two hands never wait for each other.
    .sort((one, two) => (one.user + one.other < two.user + two.other ? -1 : 1));
  await tx.run(noteStatement, [
    pairs.map(({ user }) => user),
    pairs.map(({ other }) => other),
    pairs.map(({ id }) => id),
    pairs.map(({ won }) => won),
    pairs.map(({ lost }) => lost),
    hand.currency,
    tx.now,
  ]);
}

const noteStatement = {
  name: 'studio.card-pair.note',
  text: `insert into studio_card_pair as p (user_id, other_id, id, won_minor, lost_minor, currency, hands, last_at)
         select t.user_id, t.other_id, t.id, t.won, t.lost, $6, 1, $7
         from unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::bigint[])
           as t (user_id, other_id, id, won, lost)
         on conflict (user_id, other_id, currency) do update set hands = p.hands + 1,
           won_minor = p.won_minor + excluded.won_minor, lost_minor = p.lost_minor + excluded.lost_minor,
           last_at = excluded.last_at`,
};
