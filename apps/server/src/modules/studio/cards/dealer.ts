import { setTimeout as delay } from 'node:timers/promises';
import { cardGameOf } from '@pelita/games/cards';
import type { Platform } from '../../../platform/platform.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import type { Patience } from '../patience.ts';
import { afterStake } from '../tables/wallet-items.ts';
import type { WalletCalls } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { type AdvanceNeeds, advanceTable, begin, cancelHand, type Errand } from './advance-table.ts';
import { type CardTableRow, lockTable, removeSeats } from './card-table-store.ts';
import { closeHand, handById } from './hand-store.ts';
import { afterEndOfHand, stakeItem } from './stake-items.ts';
import { type CardStakeRow, dueStakes, moveStake, postponeStake, stakesOf } from './stake-store.ts';

export type DealerNeeds = Pick<Platform, 'database' | 'log'> &
  AdvanceNeeds & { wallet: WalletCalls; tokens: TokenSeal; patience: Patience };

/** Leads tables: takes them on by the clock and does what their hands owe. Safe to run twice and side by side. */
export type Dealer = {
  /** Takes the table as far as it goes. */
  step(tableId: string): Promise<void>;
  /** A change to a locked table, after which it goes on. */
  change<Answer>(
    tableId: string,
    work: (tx: Tx, table: CardTableRow) => Promise<[Answer, Errand]>,
  ): Promise<Answer | null>;
  /** Pays what hands owe; of one hand or of all. */
  pay(handId: string | null): Promise<void>;
};

const STAKES_AT_A_TIME = 256;

export function createDealer(needs: DealerNeeds): Dealer {
  const { database, log } = needs;

  async function step(tableId: string): Promise<void> {
    const errand = await database.transaction(async (tx) => {
      const table = await lockTable(tx, tableId);
      return table && advanceTable(tx, needs, table);
    });
    await run(tableId, errand);
  }

  async function run(tableId: string, errand: Errand): Promise<void> {
    if (errand?.kind === 'hold') await run(tableId, await hold(tableId, errand.handId));
    if (errand?.kind === 'pay')
      await pay(errand.handId).catch((err: unknown) => log.error({ err, ...errand }, 'a hand could not be paid'));
  }

  /** Holds of everybody, and deals to those of whom it was held. */
  async function hold(tableId: string, handId: string): Promise<Errand> {
    const stakes = await database.reading((tx) => stakesOf(tx, handId));
    const words = await askForAll(needs, stakes);
    return database.transaction(async (tx) => {
      const table = await lockTable(tx, tableId);
      const hand = await handById(tx, handId);
      for (const [place, stake] of stakes.entries()) {
        const [state, word] = words[place] ?? ['rolling-back', null];
        if (state === 'bet-sent') continue;
        await moveStake(tx, stake, { state, balanceMinor: word?.kind === 'done' ? word.balanceMinor : null });
      }
      // Given up meanwhile: what came too late is on its way back already.
      if (!table || hand?.state !== 'holding') return null;
      const placed = new Set(
        (await stakesOf(tx, handId)).filter(({ state }) => state === 'placed').map(({ user_id }) => user_id),
      );
      const refused = hand.user_ids.filter((userId) => !placed.has(userId));
      await removeSeats(tx, hand.game_code, refused);
      if (placed.size < cardGameOf(hand.engine).seats.minimum) {
        await cancelHand(tx, table, hand);
        return { kind: 'pay', handId };
      }
      const kept = hand.user_ids.map((userId) => placed.has(userId));
      hand.seats = hand.seats.filter((_, place) => kept[place]);
      hand.client_seeds = hand.client_seeds.filter((_, place) => kept[place]);
      hand.user_ids = hand.user_ids.filter((_, place) => kept[place]);
      await setPlaces(tx, handId, hand.user_ids);
      return begin(tx, needs, table, hand);
    });
  }

  async function pay(handId: string | null): Promise<void> {
    for (;;) {
      const due = await database.reading((tx) => dueStakes(tx, handId, STAKES_AT_A_TIME));
      if (due.length === 0) return;
      const words = await needs.wallet.many(due.map((stake) => stakeItem(needs.tokens, stake)));
      await database.transaction(async (tx) => {
        for (const [place, stake] of due.entries()) {
          const word: WalletWord = words[place] ?? { kind: 'unknown', why: 'no answer to this item' };
          const state = afterEndOfHand(stake, word);
          if (state === stake.state) await postponeStake(tx, stake);
          else await moveStake(tx, stake, { state, balanceMinor: word.kind === 'done' ? word.balanceMinor : null });
        }
        for (const id of new Set(due.map(({ hand_id }) => hand_id))) await closeHand(tx, id);
        for (const id of await tablesOf(tx, due)) await touchTable(tx, id);
      });
    }
  }

  return {
    step,
    pay,
    async change(tableId, work) {
      const done = await database.transaction(async (tx) => {
        const table = await lockTable(tx, tableId);
        return table && work(tx, table);
      });
      if (!done) return null;
      const [answer, errand] = done;
      void run(tableId, errand).catch((err: unknown) => log.error({ err, tableId }, 'a card table could not go on'));
      return answer;
    },
  };
}

async function tablesOf(tx: Tx, stakes: readonly CardStakeRow[]): Promise<string[]> {
  const rows = await tx.run<{ table_id: string }>(tablesStatement, [stakes.map(({ hand_id }) => hand_id)]);
  return rows.map(({ table_id }) => table_id);
}

/** The stakes know their places once it is sure who plays. */
async function setPlaces(tx: Tx, handId: string, userIds: readonly string[]): Promise<void> {
  await tx.run(placesStatement, [handId, userIds]);
}

async function touchTable(tx: Tx, id: string): Promise<void> {
  await tx.run(touchStatement, [id]);
}

type Held = [state: CardStakeRow['state'], word: WalletWord | null];

/** What is not answered is asked again, together, as long as patience lasts; by place of the stake. */
async function askForAll({ wallet, tokens, patience }: DealerNeeds, stakes: readonly CardStakeRow[]): Promise<Held[]> {
  const held = new Map<CardStakeRow, Held>();
  for (let before = 0; before < patience.tries && held.size < stakes.length; before += 1) {
    if (before > 0) await delay(patience.pauseMs * before);
    const open = stakes.filter((stake) => !held.has(stake));
    const words = await wallet.many(open.map((stake) => stakeItem(tokens, stake)));
    for (const [place, stake] of open.entries()) {
      const word: WalletWord = words[place] ?? { kind: 'unknown', why: 'no answer to this item' };
      const state = afterStake(word, { before, left: patience.tries - before - 1 });
      if (state !== 'bet-sent') held.set(stake, [state, word]);
    }
  }
  return stakes.map((stake) => held.get(stake) ?? ['rolling-back', null]);
}

const tablesStatement = {
  name: 'studio.card-hand.tables',
  text: 'select distinct table_id from studio_card_hand where id = any ($1::uuid[]) order by table_id',
};
const placesStatement = {
  name: 'studio.card-stake.places',
  text: `update studio_card_stake s set place = p.place - 1
         from unnest($2::text[]) with ordinality as p (user_id, place)
         where s.hand_id = $1 and s.user_id = p.user_id`,
};
const touchStatement = {
  name: 'studio.card-table.touch',
  text: 'update studio_card_table set version = version + 1 where id = $1',
};
