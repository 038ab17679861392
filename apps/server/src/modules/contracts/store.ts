import type { Terms } from '@pelita/agents';
import type { ContractFamily, ContractState, PaymentPeriod, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** A version of a contract; its id is the version's. */
export type ContractRow = {
  player_id: PlayerId;
  id: string;
  upline_id: PlayerId | null;
  family: ContractFamily;
  period: PaymentPeriod;
  terms: KeptTerms;
  state: ContractState;
  offered_by: string;
  offered_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  decided_at: Temporal.Instant | null;
  effective_from: Temporal.Instant | null;
  /** Null while it has no end. */
  effective_to: Temporal.Instant | null;
  supersedes: string | null;
};

/** JSON knows no bigint, so amounts are texts there. */
export type KeptTerms =
  | { tiers: { minAmountMinor: string; minActive: number; minLossMinor: string; rate: number }[] }
  | { lossRate: number; profitRate: number; singleRate: number };

function keptTerms(terms: Terms): string {
  const kept =
    terms.family === 'realtime'
      ? { lossRate: terms.lossRate, profitRate: terms.profitRate, singleRate: terms.singleRate }
      : { tiers: terms.tiers };
  return JSON.stringify(kept, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

export function termsOf({ family, terms }: Pick<ContractRow, 'family' | 'terms'>): Terms {
  if ('tiers' in terms) {
    if (family === 'realtime') throw new Error('a real-time contract has no tiers');
    const tiers = terms.tiers.map(({ minAmountMinor, minLossMinor, ...rest }) => ({
      ...rest,
      minAmountMinor: BigInt(minAmountMinor),
      minLossMinor: BigInt(minLossMinor),
    }));
    return { family, tiers };
  }
  return { family: 'realtime', ...terms };
}

/** Contracts change one after another, so none is accepted under terms that are ending. */
export async function holdChanges(tx: Tx): Promise<void> {
  await tx.run(holdStatement, []);
}

type NewContract = Pick<ContractRow, 'player_id' | 'upline_id' | 'family' | 'period' | 'offered_by' | 'expires_at'> & {
  terms: Terms;
};

export async function insertOffer(tx: Tx, offer: NewContract): Promise<ContractRow> {
  const [row] = await tx.run<ContractRow>(insertStatement, [
    offer.player_id,
    tx.newId(),
    offer.upline_id,
    offer.family,
    offer.period,
    keptTerms(offer.terms),
    offer.offered_by,
    tx.now,
    offer.expires_at,
  ]);
  if (!row) throw new Error('an offer was not written');
  return row;
}

export async function contractById(tx: Tx, id: string): Promise<ContractRow | null> {
  return (await tx.run<ContractRow>(byIdStatement, [id]))[0] ?? null;
}

/** The version that was accepted last and has not ended: in force, or from the next period on. */
export async function latestAccepted(tx: Tx, playerId: PlayerId, family: ContractFamily): Promise<ContractRow | null> {
  return (await tx.run<ContractRow>(latestStatement, [playerId, family]))[0] ?? null;
}

/** All that are accepted below an agent, at any depth. */
export async function acceptedBelow(tx: Tx, playerId: PlayerId, family: ContractFamily): Promise<ContractRow[]> {
  return tx.run<ContractRow>(belowStatement, [playerId, family]);
}

export async function offersTo(tx: Tx, playerId: PlayerId, family: ContractFamily): Promise<ContractRow[]> {
  return tx.run<ContractRow>(offersStatement, [playerId, family]);
}

export async function expiredOffers(tx: Tx): Promise<ContractRow[]> {
  return tx.run<ContractRow>(expiredStatement, [tx.now]);
}

/** The states that a contract passes through after its offer; null where another was quicker. */
export async function moveContract(
  tx: Tx,
  { player_id, id, state }: Pick<ContractRow, 'player_id' | 'id' | 'state'>,
  change: {
    to: ContractState;
    effectiveFrom?: Temporal.Instant;
    effectiveTo?: Temporal.Instant;
    endedBecause?: 'replaced' | 'upline' | 'lower' | 'cascade';
    supersedes?: string;
  },
): Promise<ContractRow | null> {
  const { to, effectiveFrom = null, effectiveTo = null, endedBecause = null, supersedes = null } = change;
  const values = [player_id, id, state, to, tx.now, effectiveFrom, effectiveTo, endedBecause, supersedes];
  return (await tx.run<ContractRow>(moveStatement, values))[0] ?? null;
}

/** Of a player's own contracts the open ones, of the given ones a page, the newest first. */
export async function ownContracts(tx: Tx, playerId: PlayerId, family: ContractFamily): Promise<ContractRow[]> {
  return tx.run<ContractRow>(ownStatement, [playerId, family]);
}

export async function givenContracts(
  tx: Tx,
  playerId: PlayerId,
  family: ContractFamily,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ContractRow[]; total: number }> {
  const rows = await tx.run<ContractRow & { total: bigint }>(givenStatement, [
    playerId,
    family,
    size,
    (page - 1) * size,
  ]);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** When the window or period that holds an instant ends. */
export async function endOfWindow(
  tx: Tx,
  { family, period, at }: { family: ContractFamily; period: PaymentPeriod; at: Temporal.Instant },
): Promise<Temporal.Instant> {
  const [row] = await tx.run<{ ends: Temporal.Instant }>(windowStatement, [family, period, at]);
  if (!row) throw new Error('there is no business calendar');
  return row.ends;
}

/** When the last version of a player's contract that has an end stops to hold. */
export async function lastEnd(tx: Tx, playerId: PlayerId, family: ContractFamily): Promise<Temporal.Instant | null> {
  return (await tx.run<{ at: Temporal.Instant | null }>(lastEndStatement, [playerId, family]))[0]?.at ?? null;
}

/** The accepted contracts of an agent and of all above, for the check that no line earns by betting on both sides. */
export async function contractsOfLine(tx: Tx, playerId: PlayerId): Promise<ContractRow[]> {
  return tx.run<ContractRow>(lineStatement, [playerId]);
}

const columns = `c.player_id, c.id, c.upline_id, c.family, c.period, c.terms, c.state, c.offered_by, c.offered_at, c.expires_at,
  c.decided_at, c.effective_from, nullif(c.effective_to, 'infinity') as effective_to, c.supersedes`;

const holdStatement: Statement = {
  name: 'contracts.hold-changes',
  text: 'select from agent_contract_change for update',
};
const insertStatement: Statement = {
  name: 'contracts.offer',
  text: `insert into agent_contract as c (player_id, id, upline_id, family, period, terms, state, offered_by, offered_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, 'offered', $7, $8, $9) returning ${columns}`,
};
const byIdStatement: Statement = {
  name: 'contracts.by-id',
  text: `select ${columns} from agent_contract c where c.id = $1`,
};
const latestStatement: Statement = {
  name: 'contracts.latest',
  text: `select ${columns} from agent_contract c
         where c.player_id = $1 and c.family = $2 and c.state = 'accepted'`,
};
const belowStatement: Statement = {
  name: 'contracts.below',
  text: `with recursive below as (
           select ${columns} from agent_contract c where c.upline_id = $1 and c.family = $2 and c.state = 'accepted'
           union all
           select ${columns} from below b join agent_contract c on c.upline_id = b.player_id
           where c.family = $2 and c.state = 'accepted'
         )
         select * from below`,
};
const offersStatement: Statement = {
  name: 'contracts.offers-to',
  text: `select ${columns} from agent_contract c where c.player_id = $1 and c.family = $2 and c.state = 'offered'`,
};
const expiredStatement: Statement = {
  name: 'contracts.expired',
  text: `select ${columns} from agent_contract c where c.state = 'offered' and c.expires_at <= $1 order by c.id limit 500`,
};
const moveStatement: Statement = {
  name: 'contracts.move',
  text: `update agent_contract c
         set state = $4, decided_at = case when $3 = 'offered' then $5 else c.decided_at end,
           effective_from = coalesce($6, c.effective_from),
           effective_to = case when $7::timestamptz is null then c.effective_to
             else greatest(c.effective_from, least(c.effective_to, $7)) end,
           ended_because = $8, supersedes = coalesce($9, c.supersedes)
         where c.player_id = $1 and c.id = $2 and c.state = $3 returning ${columns}`,
};
const ownStatement: Statement = {
  name: 'contracts.own',
  text: `select ${columns} from agent_contract c
         where c.player_id = $1 and c.family = $2 order by c.offered_at desc, c.id desc limit 20`,
};
const givenStatement: Statement = {
  name: 'contracts.given',
  text: `select ${columns}, count(*) over () as total from agent_contract c
         where c.upline_id = $1 and c.family = $2 order by c.offered_at desc, c.id desc limit $3 offset $4`,
};
const windowStatement: Statement = {
  name: 'contracts.window',
  text: 'select ends from agent_window($1, $2, $3)',
};
const lastEndStatement: Statement = {
  name: 'contracts.last-end',
  text: `select max(effective_to) as at from agent_contract
         where player_id = $1 and family = $2 and effective_from is not null and effective_to < 'infinity'`,
};
const lineStatement: Statement = {
  name: 'contracts.of-line',
  text: `select ${columns} from agent_contract c
         where c.state = 'accepted' and c.player_id in (
           select a.ancestor_id from agent_closure a where a.descendant_id = $1 and a.valid_to = 'infinity')`,
};
