import { type CallAnswer, type CallInput, type GameCategory, Refusal } from '@pelita/contract';
import type {
  changeGame as changeCall,
  getOfficeGame,
  OfficeGame,
  pickGames as pickCall,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VendorRow } from '../store.ts';
import { note } from './note.ts';
import * as store from './store.ts';
import { audited, isClosedAt, maintenanceShape, switchesOf, windowsOf } from './switches.ts';

type Get = typeof getOfficeGame;
type Change = typeof changeCall;
type PickGames = typeof pickCall;
type Needs = Pick<Platform, 'brand'>;

export function getGame({ brand: { timeZone } }: Needs) {
  return async (tx: Tx, _who: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> => {
    const row = await store.gameRow(tx, params.code);
    if (row === null) throw new Refusal('game_unknown');
    return gameShape(row, await store.vendorOf(tx, row), { now: tx.now, timeZone });
  };
}

export function changeGame({ brand: { timeZone } }: Needs) {
  return async (tx: Tx, who: CallerOf<Change>, { params, body }: CallInput<Change>): Promise<CallAnswer<Change>> => {
    const before = await store.lockGame(tx, params.code);
    if (before === null) throw new Refusal('game_unknown');
    const vendor = await store.vendorOf(tx, before);
    const shown = (row: store.GameRow) => gameShape(row, vendor, { now: tx.now, timeZone });
    if (before.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: shown(before) } });
    const switches = switchesOf(body, { before, now: tx.now, timeZone });
    await store.switchGame(tx, before.code, switches);
    const subject = `game:${before.code}`;
    await note(tx, who, { action: 'change-game', subject, before: audited(before), after: audited(switches) });
    return shown({ ...before, ...switches, version: before.version + 1 });
  };
}

export async function pickGames(
  tx: Tx,
  who: CallerOf<PickGames>,
  { body }: CallInput<PickGames>,
): Promise<CallAnswer<PickGames>> {
  const { before, after } = body;
  await store.lockPicking(tx);
  const current = (await store.pickedGames(tx)).map(({ code }) => code);
  if (current.join() !== before.join()) throw new Refusal('changed_meanwhile', { extra: { current } });
  if (new Set(after).size < after.length) throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  if ((await store.keepPicked(tx, after)) < after.length) throw new Refusal('game_unknown');
  const orders = { before: { order: before }, after: { order: after } };
  await note(tx, who, { action: 'pick-games', subject: 'picked-games', ...orders });
  return { order: after };
}

function gameShape(
  row: store.GameRow,
  vendor: VendorRow,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): OfficeGame {
  return {
    code: row.code,
    name: row.name,
    vendor: row.vendor_code,
    category: row.category as GameCategory,
    version: row.version,
    isEnabled: row.is_enabled,
    maintenance: maintenanceShape(row, timeZone),
    isUnderMaintenance: isClosedAt([...windowsOf(row), ...windowsOf(vendor)], now),
  };
}
