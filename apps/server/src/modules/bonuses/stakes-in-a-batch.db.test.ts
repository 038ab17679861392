import { testDatabase } from '@pelita/testkit';
import { afterEach, expect, test } from 'vitest';
import { checkBook } from '../ledger/index.ts';
import { checkBonuses } from './index.ts';
import { seat } from './testing/bonus-table.ts';

const world = await testDatabase();
await world.asOwner(
  `insert into business_calendar (valid_from, zone, day_starts) values ('2020-01-01', 'Asia/Kuala_Lumpur', '00:00')`,
);

afterEach(async () => {
  const faults = await world.database.transaction(async (tx) => [
    ...(await checkBook(tx)),
    ...(await checkBonuses(tx)),
  ]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Stake = {
  cash: number;
  bonus: number;
  order: 'cashFirst' | 'bonusFirst' | 'proportional';
  room: number | null;
  amount: number;
};

/** Every order with little and much of either money, stakes of one sen up to more than there is, limits that just suffice. */
const stakes: readonly Stake[] = (['cashFirst', 'bonusFirst', 'proportional'] as const).flatMap((order) =>
  [
    [500, 300],
    [500, 0],
    [0, 300],
    [7, 1],
    [1, 999],
  ].flatMap(([cash = 0, bonus = 0]) =>
    [1, 8, 300, 301, 500, 799, 800, 801].flatMap((amount) =>
      [null, 5, 500].map((room): Stake => ({ cash, bonus, order, room, amount })),
    ),
  ),
);

/** Players of their own with that money, in the order of the stakes. */
async function seated(of: readonly Stake[]): Promise<string[]> {
  const seats: string[] = [];
  for (const { cash, bonus, order } of of) {
    const { playerId, grant } = await seat(world, cash, order);
    if (bonus > 0) await grant({ amountMinor: BigInt(bonus), turnoverMinor: 1_000_000n });
    seats.push(playerId);
  }
  await world.asOwner(
    `with limited as (
       select * from unnest($1::uuid[], $2::bigint[]) as l (player_id, room) where room is not null
     )
     insert into play_limit (player_id, kind, period, amount)
     select player_id, kind, 'day', room from limited, unnest('{stake,loss}'::text[]) kind`,
    [seats, of.map(({ room }) => room)],
  );
  await world.asOwner(
    `select renew_play_room(l.player_id, 'MYR', $2)
     from (select distinct player_id from play_limit where player_id = any ($1::uuid[])) l`,
    [seats, world.clock.now()],
  );
  return seats;
}

/** Wallet, transfers and what counts towards limits of each player, in order. */
async function booked(players: readonly string[]) {
  const rows = await world.asOwner<{ booked: object }>(
    `select jsonb_build_object(
         'wallet', (select jsonb_build_array(w.available_minor, w.bonus_minor, w.version) from wallet w
           where w.player_id = p.id and w.book = 'real'),
         'transfers', (select jsonb_agg(jsonb_build_array(t.wallet_version, t.amount_minor, t.available_after_minor, t.source,
             t.kind, t.debit_account, t.credit_account, t.idempotency_key) order by t.wallet_version)
           from transfer t where t.player_id = p.id and t.kind = 'bet'),
         'play', (select jsonb_build_array(w.play_staked_minor, w.play_lost_minor) from wallet w
           where w.player_id = p.id and w.book = 'real')
       ) as booked
     from unnest($1::uuid[]) with ordinality as p (id, place) order by p.place`,
    [players],
  );
  return rows.map((row) => row.booked);
}

test('WALLET-05 SAFE-02 stakes of many wallets in one batch are split, refused and booked as each would be alone', async () => {
  const together = await seated(stakes);
  const apart = await seated(stakes);
  const keys = stakes.map((_, place) => `stake ${place}`);
  const answers = `seat::int, outcome, available_minor::int as cash, bonus_minor::int as bonus, part_minor::int as part,
    bonus_id is not null as has_bonus`;
  const inBatch = await world.asOwner<{ outcome: string }>(
    `select ${answers} from (
       select unnest(seats) as seat, unnest(outcomes) as outcome, unnest(available_minor) as available_minor,
         unnest(bonus_minor) as bonus_minor, unnest(parts_minor) as part_minor, unnest(bonus_ids) as bonus_id
       from post_transfers($1::uuid[], array_fill('real'::text, array[$5::int]), array_fill('MYR'::text, array[$5::int]),
         array_fill('provider:TEST'::text, array[$5::int]), $2::text[], array_fill('bet'::text, array[$5::int]), $3::bigint[],
         array_fill('vendor:TEST'::text, array[$5::int]), array_fill('round'::text, array[$5::int]),
         array_fill(false, array[$5::int]), $4, true)
     ) b order by seat`,
    [together, keys, stakes.map(({ amount }) => -amount), world.clock.now(), stakes.length],
  );
  const alone = await world.asOwner<{ outcome: string }>(
    `select ${answers} from unnest($1::uuid[], $2::text[], $3::bigint[]) with ordinality as s (player_id, key, amount, seat),
       post_stake(s.player_id, 'real', 'MYR', 'provider:TEST', s.key, 'vendor:TEST', s.amount, 'round', $4) b order by seat`,
    [apart, keys, stakes.map(({ amount }) => amount), world.clock.now()],
  );
  expect(inBatch).toEqual(alone);
  expect(new Set(alone.map(({ outcome }) => outcome))).toEqual(new Set(['posted', 'short', 'limited']));
  expect(await booked(together)).toEqual(await booked(apart));
});

test('WALLET-05 SAFE-02 two stakes of one wallet in a batch go one after the other, within the bonus money and the limits', async () => {
  const [rich = '', limited = ''] = await seated([
    { cash: 500, bonus: 300, order: 'bonusFirst', room: null, amount: 0 },
    { cash: 500, bonus: 0, order: 'cashFirst', room: 400, amount: 0 },
  ]);
  const answers = await world.asOwner<{ outcome: string }>(
    `select outcome, seat::int from (
       select unnest(seats) as seat, unnest(outcomes) as outcome
       from post_transfers($1::uuid[], '{real,real,real,real}', '{MYR,MYR,MYR,MYR}', array_fill('provider:TEST'::text, array[4]),
         '{a,b,c,d}', '{bet,bet,bet,bet}', '{-200,-300,-250,-250}', array_fill('vendor:TEST'::text, array[4]),
         '{r,r,r,r}', '{f,f,f,f}', $2, true)) b order by seat`,
    [[rich, rich, limited, limited], world.clock.now()],
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(['posted', 'posted', 'posted', 'limited']);
  expect(await booked([rich, limited])).toMatchObject([
    { wallet: [300, 0, 5], play: [null, null] },
    { wallet: [250, 0, 2], play: [250, 250] },
  ]);
});
