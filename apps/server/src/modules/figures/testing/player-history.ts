import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@pelita/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import { holdFunds, openWallet, postTransfer, releaseHold, settleHold } from '../../ledger/index.ts';

/** Titles of two products and three vendors, all of one provider. */
export const GAMES = ['lantern-spin', 'koi-run', 'tin-boat', 'deep-net'] as const;
const PROVIDER = 'STUDIO';

/** A catalogue and players with money, for those who want transfers of every kind. */
export function playerHistory({ database, clock, random }: { database: Database; clock: Clock; random: Random }) {
  const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => database.transaction(work);
  const run = (text: string, values: readonly unknown[] = []) => inTx((tx) => tx.run({ name: '', text }, values));
  const own = (playerId: PlayerId, key: string) =>
    ({ playerId, book: 'real', currency: 'MYR', source: 'cashier', key, reference: key }) as const;

  async function listGames(): Promise<void> {
    await run(`insert into vendor (code, display_name, provider_code, position)
      values ('SUTERA', 'Sutera', 'STUDIO', 1), ('TEMASEK', 'Temasek', 'STUDIO', 2), ('LAUT', 'Laut', 'STUDIO', 3)`);
    await run(`insert into game (code, node_id, vendor_code, category, name, position, listed_at)
      values ('lantern-spin', 1, 'SUTERA', 'RNG', 'Lantern Spin', 1, now()), ('koi-run', 2, 'SUTERA', 'RNG', 'Koi Run', 2, now()),
        ('tin-boat', 3, 'TEMASEK', 'RNG', 'Tin Boat', 3, now()), ('deep-net', 4, 'LAUT', 'FISH', 'Deep Net', 4, now())`);
  }

  async function newPlayer(): Promise<PlayerId> {
    const playerId = random.uuid(clock.now()) as PlayerId;
    await inTx(async (tx) => {
      await tx.run({ name: '', text: accountText }, [playerId, `p${playerId.slice(-12)}`, tx.now]);
      await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
      await tx.run({ name: '', text: launchText }, [playerId, PROVIDER, tx.now.add({ hours: 24 * 400 })]);
    });
    return playerId;
  }

  /** As the provider's call does; answers its transaction. */
  async function move(
    kind: 'bet' | 'win' | 'rollback',
    playerId: PlayerId,
    ask: { game?: string; amountMinor?: number; of?: string; at?: Temporal.Instant },
  ): Promise<string> {
    const uuid = randomUUID();
    const game = ask.game ?? GAMES[0];
    await run(`select * from provider_move($1, $2, $3, $4, $5, 'real', 'MYR', 'MYR', $6, 'round', true, $7, $8, $9)`, [
      kind,
      PROVIDER,
      uuid,
      playerId,
      playerId,
      game,
      ask.of ?? null,
      ask.amountMinor ?? null,
      ask.at ?? clock.now(),
    ]);
    return uuid;
  }

  return {
    listGames,
    newPlayer,
    run,
    deposit: (playerId: PlayerId, amountMinor: number) =>
      inTx((tx) =>
        postTransfer(tx, {
          ...own(playerId, randomUUID()),
          kind: 'deposit',
          direction: 'credit',
          counterAccount: 'house:cash:BANK',
          amountMinor: BigInt(amountMinor),
        }),
      ),
    bet: (playerId: PlayerId, amountMinor: number, game: string = GAMES[0], at?: Temporal.Instant) =>
      move('bet', playerId, { amountMinor, game, ...(at && { at }) }),
    win: (playerId: PlayerId, of: string, amountMinor: number, game: string = GAMES[0]) =>
      move('win', playerId, { of, amountMinor, game }),
    rollback: (playerId: PlayerId, of: string, game: string = GAMES[0]) => move('rollback', playerId, { of, game }),
    hold: async (playerId: PlayerId, amountMinor: number): Promise<string> => {
      const holdKey = randomUUID();
      const held = { ...own(playerId, holdKey), source: 'withdrawals', holdKey, amountMinor: BigInt(amountMinor) };
      await inTx((tx) => holdFunds(tx, held));
      return holdKey;
    },
    settle: (playerId: PlayerId, holdKey: string, amountMinor: number) =>
      inTx((tx) =>
        settleHold(tx, {
          ...own(playerId, `${holdKey} paid`),
          source: 'withdrawals',
          holdKey,
          kind: 'withdrawal',
          counterAccount: 'house:cash:BANK',
          amountMinor: BigInt(amountMinor),
        }),
      ),
    release: (playerId: PlayerId, holdKey: string) =>
      inTx((tx) => releaseHold(tx, { ...own(playerId, `${holdKey} back`), source: 'withdrawals', holdKey })),
  };
}

const accountText = `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
  values ($1, $2, 'player', 0, 'MYR', 'seed', $3)`;
const launchText = `insert into game_session (token_hash, player_id, session_id, provider_code, provider_user_id, game_code,
    currency, book, opened_at, expires_at)
  values (sha256(convert_to($1::text, 'UTF8')), $1::uuid, $1::uuid, $2, $1::text, 'lantern-spin', 'MYR', 'real', $3, $3)`;
