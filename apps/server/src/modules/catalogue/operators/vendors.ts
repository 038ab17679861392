import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  changeVendor as changeCall,
  listOfficeVendors,
  OfficeVendor,
  orderVendors,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hotCodes, newCodes } from '../shelf.ts';
import type { Shelves } from '../shelves.ts';
import type { VendorRow } from '../store.ts';
import { note } from './note.ts';
import * as store from './store.ts';
import { audited, isClosedAt, maintenanceShape, switchesOf, windowsOf } from './switches.ts';

type List = typeof listOfficeVendors;
type Change = typeof changeCall;
type Order = typeof orderVendors;
type Needs = Pick<Platform, 'brand'>;

export function listVendorsForOperators({ brand: { timeZone } }: Needs, shelves: Shelves) {
  return async (tx: Tx): Promise<CallAnswer<List>> => {
    const [all, rounds] = [await shelves.snapshot(tx), await shelves.rounds()];
    const games = await store.countGames(tx);
    const vendors = await store.everyVendor(tx);
    return {
      timeZone,
      vendors: vendors.map((row) => vendorShape(row, games.get(row.code) ?? 0, { now: tx.now, timeZone })),
      picked: await store.pickedGames(tx),
      hot: [...hotCodes(all, rounds)].map((code) => ({ code, rounds: rounds.get(code) ?? 0 })),
      fresh: [...newCodes(all, tx.now)],
    };
  };
}

export function changeVendor({ brand: { timeZone } }: Needs) {
  return async (tx: Tx, who: CallerOf<Change>, { params, body }: CallInput<Change>): Promise<CallAnswer<Change>> => {
    const before = await store.lockVendor(tx, params.code);
    if (before === null) throw new Refusal('vendor_unknown');
    const games = (await store.countGames(tx)).get(before.code) ?? 0;
    const shown = (row: VendorRow) => vendorShape(row, games, { now: tx.now, timeZone });
    if (before.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: shown(before) } });
    const switches = switchesOf(body, { before, now: tx.now, timeZone });
    await store.switchVendor(tx, before.code, switches);
    const subject = `vendor:${before.code}`;
    await note(tx, who, { action: 'change-vendor', subject, before: audited(before), after: audited(switches) });
    return shown({ ...before, ...switches, version: before.version + 1 });
  };
}

export async function orderAllVendors(
  tx: Tx,
  who: CallerOf<Order>,
  { body }: CallInput<Order>,
): Promise<CallAnswer<Order>> {
  const { before, after } = body;
  const current = await store.lockVendors(tx);
  if (current.join() !== before.join()) throw new Refusal('changed_meanwhile', { extra: { current } });
  if (after.toSorted().join() !== current.toSorted().join())
    throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  await store.keepVendorOrder(tx, after);
  const orders = { before: { order: before }, after: { order: after } };
  await note(tx, who, { action: 'order-vendors', subject: 'vendors', ...orders });
  return { order: after };
}

function vendorShape(
  row: VendorRow,
  games: number,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): OfficeVendor {
  return {
    code: row.code,
    name: row.display_name,
    provider: row.provider_code,
    version: row.version,
    isEnabled: row.is_enabled,
    maintenance: maintenanceShape(row, timeZone),
    isUnderMaintenance: isClosedAt(windowsOf(row), now),
    games,
  };
}
