import { randomUUID } from 'node:crypto';
import type { PlayerId, SessionId } from '@pelita/contract';
import type { Result } from '@pelita/lottery';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { Setting } from '../../../platform/settings/setting.ts';
import { type MoneyBook, openWallet, postTransfer } from '../../ledger/index.ts';
import { cancelItems } from '../orders/cancel-items.ts';
import { type AskedItem, expandCart } from '../orders/expand-cart.ts';
import { cartOf } from '../orders/place-order.ts';
import { createPlacer, type Placed } from '../orders/placer.ts';

export type Handles = { database: Database; clock: Clock; random: Random };
export type TestDraw = { drawId: string; gameCode: string; drawNo: string };

/** Games, draws, players and carts without HTTP and without the module of draws. */
export function lotteryWorld(handles: Handles, settings: Record<string, unknown> = {}) {
  const { database, clock, random } = handles;
  const platform = {
    ...handles,
    brand: { currency: 'MYR' as const },
    settings: { get: <Value>({ key, default: initial }: Setting<Value>) => (settings[key] as Value) ?? initial },
  };
  const place = createPlacer({ database, clock });
  const run = <Row>(text: string, values: unknown[] = []) => database.single<Row>({ name: '', text }, values);
  let draws = 0;

  return {
    run,
    settings,
    async newDraw(gameCode: string, closesInMs = 60_000): Promise<TestDraw> {
      draws += 1;
      const drawNo = `20261124-${String(draws).padStart(4, '0')}`;
      const drawId = random.uuid(clock.now());
      const closesAt = clock.now().add({ milliseconds: closesInMs });
      await run(`insert into lottery_game (code, rank, changed_at) values ($1, 1, $2) on conflict do nothing`, [
        gameCode,
        clock.now(),
      ]);
      await run(
        `insert into draw (draw_id, game_code, draw_no, origin, opens_at, closes_at, draws_at)
         values ($1, $2, $3, 'entry', $4, $5, $6)`,
        [drawId, gameCode, drawNo, clock.now().subtract({ hours: 1 }), closesAt, closesAt.add({ seconds: 5 })],
      );
      return { drawId, gameCode, drawNo };
    },
    /** As the module of draws does it: the first result or a corrected one. */
    setResult: ({ drawId }: TestDraw, result: Result) =>
      run(
        `update draw set state = 'drawn', result = $2::jsonb, revision = revision + 1, drawn_at = $3, settled_at = null
         where draw_id = $1`,
        [drawId, JSON.stringify(result), clock.now()],
      ),
    setVoid: ({ drawId }: TestDraw) =>
      run(`update draw set state = 'void', revision = revision + 1, settled_at = null where draw_id = $1`, [drawId]),
    async newPlayer(amountMinor: bigint, book: MoneyBook = 'real'): Promise<PlayerId> {
      const playerId = random.uuid(clock.now()) as PlayerId;
      await database.transaction(async (tx) => {
        await tx.run(accountStatement, [playerId, `p${playerId.slice(-12)}`, tx.now]);
        await openWallet(tx, { playerId, currency: 'MYR', book });
        if (amountMinor === 0n) return;
        await postTransfer(tx, {
          playerId,
          book,
          source: 'test',
          key: 'first money',
          kind: 'grant',
          direction: 'credit',
          counterAccount: 'house:grant',
          amountMinor,
          currency: 'MYR',
          reference: 'test',
        });
      });
      return playerId;
    },
    /** An item of an order, as its player's call takes it back. */
    cancel: (playerId: PlayerId, orderId: string, position = 1) =>
      database.transaction((tx) =>
        cancelItems(platform as never)(
          tx,
          { player: { playerId, isTrialAccount: false } } as never,
          {
            body: { itemIds: [`${orderId}.${position}`] },
          } as never,
        ),
      ),
    async bet(
      playerId: PlayerId,
      draw: Pick<TestDraw, 'gameCode'> & { drawNo?: string | null },
      items: readonly AskedItem[],
      { key = randomUUID() as string, book = 'real' as MoneyBook, sessionId = null as SessionId | null } = {},
    ): Promise<Placed> {
      const expanded = expandCart(draw.gameCode, items, { currency: 'MYR' });
      return await place(
        cartOf(platform as never, {
          playerId,
          sessionId,
          key,
          contentHash: contentHash(items),
          orderId: random.uuid(clock.now()),
          chaseId: null,
          chase: null,
          gameCode: draw.gameCode,
          drawNo: draw.drawNo ?? null,
          book,
          items: expanded,
        }),
      );
    },
  };
}

function contentHash(content: unknown): string {
  const text = JSON.stringify(content);
  let hash = 7;
  for (const unit of text) hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 2_147_483_647;
  return `00000000-0000-0000-0000-${hash.toString(16).padStart(12, '0')}`;
}

export const one = (playType: string, content: string, unit = '1', rest: Partial<AskedItem> = {}): AskedItem => ({
  playType,
  content,
  unit,
  multiple: 1,
  ...rest,
});

const accountStatement = {
  name: 'test.lottery-account',
  text: `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
         values ($1, $2, 'player', 0, 'MYR', 'test', $3)`,
};
