import { baccarat, baccaratNoCommission, baccaratTieNine, baccaratTiger } from './baccarat/baccarat.ts';
import { dragonTiger, dragonTigerTie11 } from './dragon-tiger/dragon-tiger.ts';
import { roulette, rouletteHalfBack } from './roulette/roulette.ts';
import { sicBo, sicBoFifty } from './sic-bo/sic-bo.ts';
import type { TableEngine } from './table-engine.ts';

const all = [
  baccarat,
  baccaratNoCommission,
  baccaratTiger,
  baccaratTieNine,
  dragonTiger,
  dragonTigerTie11,
  roulette,
  rouletteHalfBack,
  sicBo,
  sicBoFifty,
];

/** Every engine that a table can run on, by its id. A new one is a folder and a line here. */
export const tableEngines: ReadonlyMap<string, TableEngine> = new Map(all.map((engine) => [engine.id, engine]));

export function tableEngineOf(id: string): TableEngine {
  const engine = tableEngines.get(id);
  if (!engine) throw new RangeError(`no table runs on ${id}`);
  return engine;
}
