import { type BookBetsNews, type BookNews, STUDIO_EVENTS_PATH } from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { bookWorld, minor, type Player } from '../testing/book-world.ts';

const world = await testDatabase();
const book = await bookWorld(world);
afterAll(() => book.close());

type Told = { event: 'book'; data: BookNews } | { event: 'bets'; data: BookBetsNews };

/** What the page of a book is told, as it comes; `next` waits for the first message that fits. */
async function streamOf({ bearer }: Player) {
  const stop = new AbortController();
  const response = await fetch(`${book.server.origin}${STUDIO_EVENTS_PATH}`, {
    headers: { authorization: bearer },
    signal: stop.signal,
  });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  const seen: Told[] = [];
  let rest = '';
  return {
    status: response.status,
    async next(fits: (told: Told) => boolean): Promise<Told> {
      for (;;) {
        const place = seen.findIndex(fits);
        const [found] = place < 0 ? [] : seen.splice(0, place + 1).slice(-1);
        if (found) return found;
        const { value, done } = await reader.read();
        if (done) throw new Error('the stream has ended');
        const blocks = (rest + value).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
          if (event && data) seen.push({ event, data: JSON.parse(data) } as Told);
        }
      }
    },
    close: () => stop.abort(),
  };
}

test('GAME-10 sports: the stream tells every match at first, each minute of a live one, and the end with its seed', async () => {
  const player = book.newPlayer();
  const match = await book.coming(player);
  const stream = await streamOf(player);
  const first = await stream.next(({ event }) => event === 'book');
  expect(first.event === 'book' && first.data.matches.some(({ matchId }) => matchId === match.matchId)).toBe(true);
  const isTold = (phase: string, minute: number) => (told: Told) =>
    told.event === 'book' &&
    told.data.matches.some((one) => one.matchId === match.matchId && one.phase === phase && one.minute >= minute);
  book.until(match.startsAt, 30);
  await stream.next(isTold('live', 13));
  book.until(match.startsAt, 60);
  await stream.next(isTold('live', 26));
  book.until(match.endsAt, 1);
  const last = await stream.next(isTold('settled', 90));
  const settled =
    last.event === 'book' ? last.data.matches.find(({ matchId }) => matchId === match.matchId) : undefined;
  expect(settled?.serverSeed).not.toBe(null);
  stream.close();
});

test('GAME-09 sports: a player is told of the own bets alone, by a stream that pays them when their match ends', async () => {
  const [player, other] = [book.newPlayer(), book.newPlayer()];
  const match = await book.coming(player);
  await book.enter(other);
  const [own, others] = [await streamOf(player), await streamOf(other)];
  await own.next(({ event }) => event === 'book');
  await others.next(({ event }) => event === 'book');
  await book.bet(player, [{ match, market: 'result', selection: 'home' }]);
  const placed = await own.next(({ event }) => event === 'bets');
  expect(placed).toMatchObject({ data: { bets: [{ state: 'open', legs: [{ matchId: match.matchId }] }] } });
  book.until(match.endsAt, 1);
  const isSettled = (told: Told) => told.event === 'bets' && told.data.bets.some(({ state }) => state === 'settled');
  const settled = await own.next(isSettled);
  const bet = settled.event === 'bets' ? settled.data.bets[0] : undefined;
  expect(settled).toMatchObject({ data: { balance: expect.any(String) } });
  expect(book.wallet.balanceMinor(player.user)).toBe(player.startMinor - 1_000 + minor(bet?.returned ?? null));
  await book.bet(other, [{ match: await book.coming(other), market: 'result', selection: 'away' }]);
  const heard = await others.next(({ event }) => event === 'bets');
  expect(heard).toMatchObject({ data: { bets: [{ legs: [{ selection: 'away' }] }] } });
  own.close();
  others.close();
});
