import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from './bench-database.ts';

/** Whom a posting has on its other side: anybody, or the one house against which everybody plays. */
export type Mix = 'uniform' | 'one house';

export type Contestant = {
  post: (mix: Mix) => Promise<void>;
  /** What does not hold after the race; an empty answer says that all of it was correct. */
  faults: () => Promise<string[]>;
};

/** On either side of a transfer. */
export const PLAYERS = 10_000;
export const VENDORS = 1_000;

/**
 * The least that a transfer can be: one call, two balances moved, one row written that says what a transfer of ours says
 * of itself, and nothing checked or told. `numbers` leaves out all of a row that is no number.
 */
export async function ceiling(
  { database, sql, random, clock }: BenchDatabase,
  row: 'facts' | 'numbers',
): Promise<Contestant> {
  const id = row === 'facts' ? 'uuid' : 'int';
  const facts = row === 'facts' ? ', source text, key text, book text, currency text, kind text, reference text' : '';
  const values = row === 'facts' ? `, 'provider:BENCH', p_key, 'real', 'MYR', 'bet', p_reference` : '';
  const given = row === 'facts' ? ', p_key text, p_reference text' : '';
  const account = (seat: number) => (row === 'facts' ? random.uuid(clock.now()) : String(seat));
  const accounts = Array.from({ length: PLAYERS + VENDORS }, (_, seat) => account(seat));
  const list = accounts.map((one) => `('${one}', 0)`).join(',');
  await sql(`
    create table ceiling_${row}_account (id ${id} primary key, balance_minor bigint not null) with (fillfactor = 70);
    create table ceiling_${row}_transfer (debit ${id}, credit ${id}, amount_minor bigint, at timestamptz${facts});
    insert into ceiling_${row}_account values ${list};
    create function ceiling_${row}_post(p_debit ${id}, p_credit ${id}, p_amount bigint, p_at timestamptz${given}) returns void
    language plpgsql as $$
    begin
      -- In one order, so that two of them never wait for each other.
      update ceiling_${row}_account
      set balance_minor = balance_minor + case when p_debit < p_credit then -p_amount else p_amount end
      where id = least(p_debit, p_credit);
      update ceiling_${row}_account
      set balance_minor = balance_minor + case when p_debit < p_credit then p_amount else -p_amount end
      where id = greatest(p_debit, p_credit);
      insert into ceiling_${row}_transfer values (p_debit, p_credit, p_amount, p_at${values});
    end $$;
    analyze ceiling_${row}_account`);
  const parameters = row === 'facts' ? '$1, $2, $3, $4, $5, $6' : '$1, $2, $3, $4';
  const statement = { name: `bench.ceiling-${row}`, text: `select ceiling_${row}_post(${parameters})` };
  let posted = 0;
  return {
    async post(mix) {
      const vendor = mix === 'uniform' ? below(VENDORS) : 0;
      const known = row === 'facts' ? [randomUUID(), newReference()] : [];
      const moved = [accounts[below(PLAYERS)], accounts[PLAYERS + vendor], 1 + below(100), clock.now()];
      await database.single(statement, [...moved, ...known]);
      posted += 1;
    },
    async faults() {
      const [found] = await sql<{ sum: string; rows: bigint }>(
        `select (select sum(balance_minor) from ceiling_${row}_account) as sum,
           (select count(*) from ceiling_${row}_transfer) as rows`,
      );
      return [
        ...(found?.sum === '0' ? [] : ['the balances do not sum to zero']),
        ...(found?.rows === BigInt(posted) ? [] : [`${found?.rows} rows for ${posted} postings`]),
      ];
    },
  };
}

/** The built-in transaction of pgbench, "TPC-B (sort of)": its five statements between BEGIN and END. */
export async function builtIn({ database, sql }: BenchDatabase): Promise<Contestant> {
  const [branches, tellers, accounts] = [16, 160, 100_000];
  await sql(`
    create table tpcb_branches (bid int primary key, bbalance int not null) with (fillfactor = 70);
    create table tpcb_tellers (tid int primary key, tbalance int not null) with (fillfactor = 70);
    create table tpcb_accounts (aid int primary key, abalance int not null) with (fillfactor = 70);
    create table tpcb_history (tid int, bid int, aid int, delta int, mtime timestamptz);
    insert into tpcb_branches select id, 0 from generate_series(1, ${branches}) as id;
    insert into tpcb_tellers select id, 0 from generate_series(1, ${tellers}) as id;
    insert into tpcb_accounts select id, 0 from generate_series(1, ${accounts}) as id;
    analyze tpcb_branches, tpcb_tellers, tpcb_accounts`);
  const step = (name: string, text: string) => ({ name: `bench.tpcb.${name}`, text });
  const steps = {
    account: step('account', 'update tpcb_accounts set abalance = abalance + $1 where aid = $2'),
    look: step('look', 'select abalance from tpcb_accounts where aid = $1'),
    teller: step('teller', 'update tpcb_tellers set tbalance = tbalance + $1 where tid = $2'),
    branch: step('branch', 'update tpcb_branches set bbalance = bbalance + $1 where bid = $2'),
    history: step('history', 'insert into tpcb_history values ($1, $2, $3, $4, now())'),
  };
  return {
    async post() {
      const [aid, tid, bid, delta] = [
        1 + below(accounts),
        1 + below(tellers),
        1 + below(branches),
        below(10_001) - 5_000,
      ];
      await database.transaction(async (tx) => {
        await tx.run(steps.account, [delta, aid]);
        await tx.run(steps.look, [aid]);
        await tx.run(steps.teller, [delta, tid]);
        await tx.run(steps.branch, [delta, bid]);
        await tx.run(steps.history, [tid, bid, aid, delta]);
      });
    },
    async faults() {
      const [sums] = await sql<Record<string, bigint>>(
        `select (select sum(bbalance) from tpcb_branches) as b, (select sum(tbalance) from tpcb_tellers) as t,
           (select sum(abalance) from tpcb_accounts) as a, (select coalesce(sum(delta), 0) from tpcb_history) as h`,
      );
      return new Set(Object.values(sums ?? {})).size === 1 ? [] : ['the sums of the tables differ'];
    },
  };
}

export function newReference(): string {
  return `round-${1_000_000 + below(9_000_000)}`;
}

export function below(limit: number): number {
  return Math.floor(Math.random() * limit);
}
