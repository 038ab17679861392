import { randomUUID } from 'node:crypto';
import type { ContractFamily, PaymentPeriod, PlayerId } from '@pelita/contract';
import type { TestWorld } from '@pelita/testkit';
import type { Tx } from '../../../platform/database/tx.ts';
import { countNew, figuresModule } from '../../figures/index.ts';
import { joinTree } from '../../agents/index.ts';
import { openWallet, postTransfer } from '../../ledger/index.ts';
import { processContract } from '../agreement/process-contract.ts';
import { offerContract } from '../agreement/offer-contract.ts';
import type { RunParts } from '../runs/compute-run.ts';
import { settleClosed } from '../runs/settle-job.ts';

type Body = Parameters<ReturnType<typeof processContract>>[2]['body'];
type OfferTerms = Parameters<typeof offerContract>[3]['offer'];
type Agent = { playerId: PlayerId; username: string };

/** Agents in a tree, their contracts, and play of their teams. */
export async function agentWorld(world: TestWorld) {
  const { database, clock, platform } = world;
  const parts: RunParts = { settings: platform.settings, currency: 'MYR' };
  const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => database.transaction(work);
  const rows = <Row>(text: string, values: readonly unknown[] = []) =>
    database.reading((tx) => tx.run<Row>({ name: '', text }, values));
  await figuresModule(platform, {
    queues: [],
    books: async () => ({ comparedAt: null, differences: 0 }),
    anchoredAt: async () => null,
  }).seed?.(database);
  let people = 0;

  async function agent(upline: Agent | null = null, accountType = 1, rebateMillionths = 0): Promise<Agent> {
    const username = `agent${++people}`;
    const playerId = await inTx(async (tx) => {
      const id = tx.newId<PlayerId>();
      await tx.run({ name: '', text: accountText }, [id, username, accountType, tx.now]);
      await tx.run({ name: '', text: 'insert into account_name (name, player_id) values ($1, $2)' }, [username, id]);
      await openWallet(tx, { playerId: id, currency: 'MYR', book: 'real' });
      const rates = { rebateMillionths, prizeMode: 1_700 };
      await joinTree(tx, platform.settings, { playerId: id, uplineId: upline?.playerId ?? null, rates });
      return id;
    });
    return { playerId, username };
  }

  const process = (family: ContractFamily, who: Agent, body: Body) =>
    inTx((tx) => processContract(parts, family)(tx, { player: { playerId: who.playerId } as never }, { body }));

  /** Offered by the upline, or with null by the operator. */
  async function offer(
    upline: Agent | null,
    to: Agent,
    { family, period = 'once', ...terms }: { family: ContractFamily; period?: PaymentPeriod } & OfferTerms,
  ): Promise<string> {
    const { id } = await inTx((tx) =>
      offerContract(
        tx,
        parts,
        { uplineId: upline?.playerId ?? null, offeredBy: 'test' },
        { family, account: to.username, period, offer: terms as OfferTerms },
      ),
    );
    return id;
  }

  const accept = (family: ContractFamily, who: Agent, contractId: string, endsContracts: string[] = []) =>
    process(family, who, { operation: 'accept', contractId, endsContracts });

  /** A bet that ends at once: lost, or with what it won. */
  async function bet(who: Agent, amountMinor: number, wonMinor = 0, at = clock.now()): Promise<string> {
    const transaction = randomUUID();
    await inTx(async (tx) => {
      const money = { playerId: who.playerId, book: 'real', currency: 'MYR', reference: 'round' } as const;
      const provider = { ...money, source: 'provider:STUDIO', counterAccount: 'vendor:STUDIO' } as const;
      const own = { ...tx, now: at };
      await postTransfer(tx, {
        ...money,
        source: 'test',
        key: randomUUID(),
        kind: 'deposit',
        direction: 'credit',
        counterAccount: 'house:cash:BANK',
        amountMinor: BigInt(amountMinor),
      });
      const staked = {
        ...provider,
        key: transaction,
        kind: 'bet',
        direction: 'debit',
        amountMinor: BigInt(amountMinor),
      } as const;
      await postTransfer(own, staked);
      await tx.run({ name: '', text: betText }, [transaction, who.playerId, amountMinor, wonMinor, at]);
      if (wonMinor > 0)
        await postTransfer(own, {
          ...provider,
          key: randomUUID(),
          kind: 'win',
          direction: 'credit',
          amountMinor: BigInt(wonMinor),
        });
    });
    return transaction;
  }

  /** Past the closing of all that was played, counted. */
  async function close(): Promise<void> {
    clock.advance({ minutes: 8 });
    await countNew(database, clock);
  }

  const settle = (batch?: number) => settleClosed(database, parts, batch);

  async function paid({ playerId }: Agent): Promise<bigint> {
    const text = `select coalesce(sum(amount_minor), 0)::bigint as minor from transfer
      where player_id = $1 and book = 'real' and kind = 'payout'`;
    return (await rows<{ minor: bigint }>(text, [playerId]))[0]?.minor ?? 0n;
  }

  const owed = async ({ playerId }: Agent): Promise<bigint> =>
    (await rows<{ owed_micros: bigint }>('select owed_micros from agent_debt where player_id = $1', [playerId]))[0]
      ?.owed_micros ?? 0n;

  return { parts, rows, inTx, agent, process, offer, accept, bet, close, settle, paid, owed };
}

/** A tier as it is offered. */
export const tier = (betAmount: string, activeMembers: number, rate: string, lossAmount = '0') => ({
  betAmount,
  activeMembers,
  lossAmount,
  rate,
});

const accountText = `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
  values ($1, $2, 'player', $3, 'MYR', 'seed', $4)`;
const betText = `insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round,
    round_closed, currency, amount_minor, status, balance_minor, won_minor, at)
  values ('STUDIO', $1, $2, 'bet', 'real', 'lantern-spin', 'round', true, 'MYR', $3, 'RS_OK', 0, $4, $5)`;
