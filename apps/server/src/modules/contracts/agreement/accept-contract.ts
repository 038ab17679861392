import { contractsThatEnd } from '@pelita/agents';
import { type CurrencyCode, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { uplineOf } from '../../agents/index.ts';
import {
  acceptedBelow,
  type ContractRow,
  endOfWindow,
  holdChanges,
  lastEnd,
  latestAccepted,
  moveContract,
  termsOf,
} from '../store.ts';
import { contractShapes } from './contract-shape.ts';
import { openOffer } from './open-offer.ts';
import { requireRoom } from './room-for-terms.ts';
import { tell } from './tell.ts';

/**
 * Accepts an offer: it holds from the next period on, and the version of before until then. Lower terms end the contracts to
 * downlines that are no longer within them, and all below, in the same transaction; `endsContracts` has to name just those,
 * so nobody agrees to what was not shown.
 */
export async function acceptContract(
  tx: Tx,
  { settings, currency }: { settings: Pick<Settings, 'get'>; currency: CurrencyCode },
  playerId: PlayerId,
  { offer, endsContracts }: { offer: ContractRow; endsContracts: readonly string[] },
): Promise<ContractRow> {
  await holdChanges(tx);
  const offered = await openOffer(tx, offer);
  const terms = termsOf(offered);
  const { upline_id: uplineId, family, period } = offered;
  if ((await uplineOf(tx, playerId)) !== uplineId) throw new Refusal('contract_unknown');
  const above = await requireRoom(tx, settings, { playerId, uplineId, family, period, terms });
  const before = await latestAccepted(tx, playerId, family);
  // Its windows are its periods, and those of two kinds would overlap: the old contract has to end first.
  if (family === 'dividend' && before !== null && before.period !== period)
    throw new Refusal('contract_terms_invalid', { extra: { period: before.period } });
  const effectiveFrom = await firstInstant(tx, offered, above);

  const below = await acceptedBelow(tx, playerId, family);
  const edges = below.map((row) => ({
    contractId: row.id,
    uplineId: row.upline_id ?? '',
    downlineId: row.player_id,
    terms: termsOf(row),
  }));
  const ending = contractsThatEnd(playerId, terms, edges).map(({ contractId }) => contractId);
  const ends = below.filter(({ id }) => ending.includes(id));
  if (!isSame(ending, endsContracts)) {
    const contracts = await contractShapes(tx, currency, ends);
    throw new Refusal('contract_ends_others', { extra: { contracts } });
  }

  if (before !== null)
    await moveContract(tx, before, { to: 'superseded', effectiveTo: effectiveFrom, endedBecause: 'replaced' });
  const accepted = await moveContract(tx, offered, {
    to: 'accepted',
    effectiveFrom,
    ...(before && { supersedes: before.id }),
  });
  if (accepted === null) throw new Refusal('contract_decided');
  for (const row of ends) {
    const endedBecause = row.upline_id === playerId ? 'lower' : 'cascade';
    await moveContract(tx, row, { to: 'terminated', effectiveTo: effectiveFrom, endedBecause });
    await tell(tx, row, 'contractEnded', ['downline', 'upline']);
  }
  await tell(tx, accepted, 'contractAccepted', ['upline']);
  return accepted;
}

/** Where a period begins: after the running one, after what held before has ended, and not before the upline's terms. */
async function firstInstant(tx: Tx, offered: ContractRow, above: ContractRow | null): Promise<Temporal.Instant> {
  const { player_id: playerId, family, period } = offered;
  const bounds = [await lastEnd(tx, playerId, family), above?.effective_from ?? null];
  // The instant before a beginning: the period that holds it ends there.
  const befores = bounds.flatMap((at) => (at === null ? [] : [at.subtract({ microseconds: 1 })]));
  const at = [tx.now, ...befores].reduce((last, one) => (Temporal.Instant.compare(one, last) > 0 ? one : last));
  return endOfWindow(tx, { family, period, at });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === new Set(other).size && one.every((id) => other.includes(id));
