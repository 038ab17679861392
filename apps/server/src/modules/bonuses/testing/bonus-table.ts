import { createHash, randomUUID } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import type { Op, Order } from './bonus-model.ts';
import { openWallet, postTransfer, readWallet } from '../../ledger/index.ts';
import { type BonusGrant, grantBonus } from '../index.ts';
import type { Setting } from '../../../platform/settings/setting.ts';
import { bonusSettings } from '../settings.ts';
import { settleBonuses } from '../settle-job.ts';
import { endBonus } from '../store.ts';

export type Asked = {
  kind: 'bet' | 'win' | 'rollback';
  id: string;
  amount?: number;
  reference?: string;
  round?: string;
  isClosed?: boolean;
  game?: string;
};

/** Games of the categories that tests stake on, of a provider that is a test. */
export async function addGames(world: TestWorld): Promise<void> {
  await world.asOwner(
    `with v as (insert into vendor (code, display_name, provider_code, position) values ('TEST', 'Test', 'TEST', 0) returning code)
     insert into game (code, node_id, vendor_code, category, name, position, listed_at)
     select 'test-' || lower(c), 900 + n, v.code, c, c, n, now()
     from v, unnest('{RNG,LIVE,SPORTS}'::text[]) with ordinality as g (c, n)`,
  );
}

/** A player with cash who plays at a provider, and gets bonuses. Amounts are minor units. */
export async function seat(world: TestWorld, cash: number, order: Order = 'cashFirst') {
  const { database, clock, random } = world;
  const playerId = random.uuid(clock.now()) as PlayerId;
  const uuids = new Map<string, string>();
  const uuidOf = (id: string) => uuids.get(id) ?? uuids.set(id, randomUUID()).get(id);
  await database.transaction(async (tx) => {
    await tx.run(accountStatement, [playerId, `p${playerId.slice(-12)}`, tx.now]);
    await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
    const hash = createHash('sha256').update(playerId).digest();
    await tx.run(launchStatement, [hash, playerId, tx.now, tx.now.add({ hours: 240 })]);
  });
  const settings = {
    get: <Value>(one: Setting<Value>): Value =>
      one.key === bonusSettings.order.key ? (order as Value) : world.platform.settings.get(one),
  };
  let moves = 0;
  const move = async (amount: number, direction: 'credit' | 'debit') => {
    moves += 1;
    await database.transaction((tx) =>
      postTransfer(tx, {
        playerId,
        book: 'real',
        source: 'test',
        key: `move ${moves}`,
        kind: direction === 'credit' ? 'deposit' : 'withdrawal',
        direction,
        counterAccount: 'house:cash:test',
        amountMinor: BigInt(amount),
        currency: 'MYR',
        reference: 'test',
      }),
    );
  };
  if (cash > 0) await move(cash, 'credit');
  const columnsOf = ({
    kind,
    id,
    amount = 0,
    reference,
    round = 'round',
    isClosed = false,
    game = 'test-rng',
  }: Asked) => [kind, uuidOf(id), game, round, isClosed, reference === undefined ? null : uuidOf(reference), amount];
  const table = {
    playerId,
    /** Requests that travel in one batch; a single one goes alone. */
    async play(...asked: Asked[]): Promise<{ status: string; balance: number }[]> {
      const columns = asked.map(columnsOf);
      const rows = await database.transaction((tx) =>
        tx.run<{ status: string; balance: number }>(movesStatement, [
          playerId,
          ...[0, 1, 2, 3, 4, 5, 6].map((at) => columns.map((row) => row[at])),
          tx.now,
        ]),
      );
      return rows;
    },
    grant: (grant: Partial<BonusGrant> = {}) =>
      database.transaction((tx) =>
        grantBonus(settings)(tx, {
          playerId,
          currency: 'MYR',
          amountMinor: 10_000n,
          reference: `promotion:${randomUUID()}`,
          turnoverMinor: 300_000n,
          contributions: {},
          conversionCapMinor: null,
          expiresAt: null,
          ...grant,
        }),
      ),
    settle: () => settleBonuses(database, world.platform),
    async money() {
      const { availableMinor, bonusMinor, receivableMinor } = await database.reading((tx) => readWallet(tx, playerId));
      return { cash: Number(availableMinor), bonus: Number(bonusMinor), owed: Number(receivableMinor) };
    },
    bonuses: () =>
      world.asOwner<{ state: string; reason: string | null; progress: number; released: number; forfeited: number }>(
        `select state, reason, progress_minor::int as progress, released_minor::int as released,
           forfeited_minor::int as forfeited from bonus where player_id = $1 order by granted_at, bonus_id`,
        [playerId],
      ),
    async giveUp() {
      const [played] = await world.asOwner<{ bonus_id: string }>(
        "select bonus_id from bonus where player_id = $1 and state = 'active'",
        [playerId],
      );
      if (!played) return;
      const bonus = { player_id: playerId, bonus_id: played.bonus_id, currency: 'MYR' } as const;
      await database.transaction((tx) => endBonus(tx, bonus, 'givenUp'));
    },
    /** What a history of the model asks for. */
    async apply(op: Op): Promise<void> {
      if (op.kind === 'bet') await table.play({ ...op, id: `bet ${op.id}` });
      if (op.kind === 'win') await table.play({ ...op, id: `win ${op.id}`, reference: `bet ${op.bet}` });
      if (op.kind === 'rollback')
        await table.play({ kind: 'rollback', id: `rollback ${op.of} ${op.id}`, reference: `${op.of} ${op.which}` });
      if (op.kind === 'deposit') await move(op.amount, 'credit');
      if (op.kind === 'withdraw')
        await move(op.amount, 'debit').catch((refusal: unknown) => {
          if (!(refusal instanceof Refusal && refusal.code === 'insufficient_balance')) throw refusal;
        });
      if (op.kind === 'grant')
        await table.grant({
          amountMinor: BigInt(op.amount),
          turnoverMinor: BigInt(op.required),
          conversionCapMinor: op.cap === null ? null : BigInt(op.cap),
        });
      if (op.kind === 'settle') await table.settle();
      if (op.kind === 'giveUp') await table.giveUp();
    },
  };
  return table;
}

const accountStatement = {
  name: 'test.account',
  text: `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
         values ($1, $2, 'player', 0, 'MYR', 'seed', $3)`,
};
/** Whose token is the player's id. */
const launchStatement = {
  name: 'test.launch',
  text: `insert into game_session (token_hash, player_id, session_id, provider_code, provider_user_id, game_code,
           currency, book, opened_at, expires_at)
         values ($1, $2::uuid, $2::uuid, 'TEST', $2::uuid::text, 'test-rng', 'MYR', 'real', $3, $4)`,
};
const movesStatement = {
  name: 'test.moves',
  text: `select m.status, m.balance_minor::int as balance
         from (select cardinality($2::text[]) as n) c,
           provider_moves($2::text[], array_fill('TEST'::text, array[c.n]), $3::uuid[], array_fill($1::uuid, array[c.n]),
             array_fill($1::uuid::text, array[c.n]), array_fill('real'::text, array[c.n]), array_fill('MYR'::text, array[c.n]),
             array_fill('MYR'::text, array[c.n]), $4::text[], $5::text[], $6::boolean[], $7::uuid[], $8::bigint[], $9) m
         order by m.seat`,
};
