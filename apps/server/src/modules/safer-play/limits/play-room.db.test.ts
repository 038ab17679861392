import type { PlayerId, PlayLimitPeriod } from '@pelita/contract';
import { createSeededRandom, testDatabase } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { checkBook, openWallet, postTransfer } from '../../ledger/index.ts';
import { holdWallet, limitsOf, removeLimit, writeLimit } from './store.ts';

const zone = 'Asia/Kuala_Lumpur';
const kinds = ['stake', 'loss'] as const;
const periods = ['day', 'week', 'month'] as const;
type Ask = { kind: 'bet' | 'win' | 'rollback'; sen: number };

/** A player as the rules say it, with nothing carried from one day to the next: each question reads all that was played. */
type Model = { playerId: PlayerId; limits: Map<string, number>; played: { day: Temporal.PlainDate; ask: Ask }[] };

function begins(period: PlayLimitPeriod, day: Temporal.PlainDate): Temporal.PlainDate {
  if (period === 'month') return day.with({ day: 1 });
  return period === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day;
}

function used({ played }: Model, kind: (typeof kinds)[number], period: PlayLimitPeriod, today: Temporal.PlainDate) {
  const since = begins(period, today);
  return played
    .filter(({ day }) => Temporal.PlainDate.compare(day, since) >= 0)
    .reduce((sum, { ask }) => {
      if (ask.kind === 'bet') return sum + ask.sen;
      return ask.kind === 'win' && kind === 'stake' ? sum : sum - ask.sen;
    }, 0);
}

function answer(player: Model, ask: Ask, today: Temporal.PlainDate): string {
  const room = Math.min(
    ...[...player.limits].map(([name, amount]) => {
      const [kind, period] = name.split(' ') as [(typeof kinds)[number], PlayLimitPeriod];
      return amount - used(player, kind, period, today);
    }),
  );
  if (ask.kind === 'bet' && ask.sen > room) return 'limited';
  player.played.push({ day: today, ask });
  return 'posted';
}

const postStatement = {
  name: 'test.post',
  text: `select unnest(outcomes) as outcome, unnest(seats)::integer as seat
         from post_transfers($1::uuid[], array_fill('real'::text, array[$6::int]), array_fill('MYR'::text, array[$6::int]),
           array_fill('test'::text, array[$6::int]), $2::text[], $3::text[], $4::bigint[],
           array_fill('vendor:TEST'::text, array[$6::int]), array_fill('round'::text, array[$6::int]),
           array_fill(false, array[$6::int]), $5)
         order by seat`,
};

test.each(['first', 'second'])(
  'SAFE-01 over ten weeks limits of days, weeks and months hold, one posting or many at once, lowered, raised and lifted (%s)',
  async (seed) => {
    const world = await testDatabase();
    await world.asOwner(
      `insert into business_calendar (valid_from, zone, day_starts) values ('2020-01-01', $1, '00:00')`,
      [zone],
    );
    const random = createSeededRandom(seed);
    const below = (count: number) => new DataView(random.bytes(4).slice().buffer).getUint32(0) % count;
    const pick = <Value>(of: readonly Value[]) => of[below(of.length)] as Value;
    const players: Model[] = [];
    for (let nth = 0; nth < 4; nth++) {
      const playerId = world.random.uuid(world.clock.now()) as PlayerId;
      await world.database.transaction(async (tx) => {
        await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
        await postTransfer(tx, {
          playerId,
          book: 'real',
          source: 'test',
          key: 'cash',
          kind: 'deposit',
          direction: 'credit',
          counterAccount: 'house:cash:test',
          amountMinor: 10_000_000n,
          currency: 'MYR',
          reference: 'test',
        });
      });
      players.push({ playerId, limits: new Map(), played: [] });
    }
    const seen = new Set<string>();
    for (let nth = 0; nth < 260; nth++) {
      world.clock.advance({ minutes: 1 + below(780) });
      const today = world.clock.now().toZonedDateTimeISO(zone).toPlainDate();
      if (below(8) === 0) {
        const player = pick(players);
        const [kind, period] = [pick(kinds), pick(periods)];
        const of = { playerId: player.playerId, kind, period };
        const amount = below(4) === 0 ? null : 200 + below(3_000);
        await world.database.transaction(async (tx) => {
          await holdWallet(tx, player.playerId, 'MYR');
          if (amount === null) await removeLimit(tx, of, 'MYR');
          else await writeLimit(tx, of, BigInt(amount), 'MYR');
        });
        if (amount === null) player.limits.delete(`${kind} ${period}`);
        else player.limits.set(`${kind} ${period}`, amount);
      }
      const asks = Array.from({ length: 1 + below(5) }, () => ({
        player: pick(players),
        ask: { kind: pick(['bet', 'bet', 'bet', 'win', 'rollback'] as const), sen: 1 + below(400) },
      }));
      const answered = await world.database.transaction((tx) =>
        tx.run<{ outcome: string }>(postStatement, [
          asks.map(({ player }) => player.playerId),
          asks.map((_, place) => `${nth} ${place}`),
          asks.map(({ ask }) => ask.kind),
          asks.map(({ ask }) => (ask.kind === 'bet' ? -ask.sen : ask.sen)),
          tx.now,
          asks.length,
        ]),
      );
      const outcomes = answered.map(({ outcome }) => outcome);
      expect(outcomes, `step ${nth}`).toEqual(asks.map(({ player, ask }) => answer(player, ask, today)));
      for (const outcome of outcomes) seen.add(`${outcome} ${asks.length === 1 ? 'alone' : 'among others'}`);
      const { playerId, ...model } = pick(players);
      const kept = await world.database.transaction(async (tx) => await limitsOf(tx, playerId));
      expect(kept.map(({ kind, period, used: sen }) => [kind, period, sen])).toEqual(
        kept.map(({ kind, period }) => [
          kind,
          period,
          BigInt(used({ playerId, ...model }, kind as (typeof kinds)[number], period, today)),
        ]),
      );
    }
    expect(seen).toEqual(new Set(['posted alone', 'posted among others', 'limited alone', 'limited among others']));
    expect(await world.database.transaction((tx) => checkBook(tx))).toEqual([]);
  },
);
