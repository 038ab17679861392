import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '@pelita/contract';
import { databaseLimits } from './limits.ts';

/** One transaction for all of them, an answer each; null for one that was passed over, which one asked alone never is. */
export type SendBatch<Item, Answer> = (items: readonly Item[]) => Promise<readonly (Answer | null)[]>;

const LANES = 2;

type Asked<Item, Answer> = {
  item: Item;
  isAgain: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * While one batch is under way the next one gathers; no timer holds anybody up. Where so many gather that half of them
 * make a batch, a second lane takes that half: while the database works for one, this process prepares the other, and a
 * commit that is held up holds up no more than its own. An answer leaves after the commit of its batch. What a batch passes
 * over, mostly because the other lane holds its wallet, comes along once more, and is asked alone after that. A batch that
 * the database refuses for the sake of one item is asked again item by item, so that each hears of itself. When the
 * connection broke the outcome is unknown, and all are told to ask again.
 *
 * `ownerOf` names whose an item is: two lanes do not part what one owner asks in a row, for they would wait at one wallet.
 */
export function gatherBatches<Item, Answer>(
  send: SendBatch<Item, Answer>,
  ownerOf?: (item: Item) => string,
): (item: Item) => Promise<Answer> {
  const waiting: Asked<Item, Answer>[] = [];
  let lanes = 0;
  let underWay = 0;

  async function sendAll(): Promise<void> {
    lanes += 1;
    // What else the network has brought, and what those ask next who have just been answered, comes along.
    for (await turn(); waiting.length > 0; await turn()) {
      const batch = waiting.splice(0, nextSize());
      // One that was passed over waits for its lock, and nobody with it.
      if (batch.length === 1 && batch[0]?.isAgain) {
        void settle(batch);
        continue;
      }
      underWay += 1;
      await settle(batch);
      underWay -= 1;
    }
    lanes -= 1;
  }

  function nextSize(): number {
    // Once the other lane has its half, the rest is this one's.
    const isForBoth = underWay === 0 && waiting.length >= LANES * databaseLimits.laneOpens;
    let size = isForBoth ? Math.ceil(waiting.length / LANES) : waiting.length;
    while (isForBoth && isOfOne(waiting[size - 1], waiting[size])) size += 1;
    return Math.min(databaseLimits.batch, size);
  }

  function isOfOne(one?: Asked<Item, Answer>, next?: Asked<Item, Answer>): boolean {
    return ownerOf !== undefined && one !== undefined && next !== undefined && ownerOf(one.item) === ownerOf(next.item);
  }

  async function settle(batch: readonly Asked<Item, Answer>[]): Promise<void> {
    try {
      const answers = await send(batch.map(({ item }) => item));
      for (const [seat, asked] of batch.entries()) {
        const answer = answers[seat] ?? null;
        if (answer !== null) asked.resolve(answer);
        else if (batch.length === 1)
          asked.reject(new Error('the database did not answer an item that was asked alone'));
        else if (asked.isAgain) void settle([asked]);
        else waiting.push({ ...asked, isAgain: true });
      }
    } catch (error) {
      const isOneToBlame = batch.length > 1 && !(error instanceof Refusal);
      for (const asked of batch) {
        if (isOneToBlame) void settle([asked]);
        else asked.reject(error);
      }
    }
  }

  return async (item) => {
    if (waiting.length >= databaseLimits.gathering) throw new Refusal('overloaded', { retryAfterSeconds: 1 });
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ item, isAgain: false, resolve, reject });
    if (lanes === 0 || (lanes < LANES && waiting.length >= databaseLimits.laneOpens)) void sendAll();
    return promise;
  };
}
