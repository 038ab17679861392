import { createHash } from 'node:crypto';
import { fishEngineOf } from '@pelita/games/fishing';
import {
  cannonPicture,
  type FishKindId,
  fishKindIds,
  fishPicture,
  slotSymbol,
  symbolIds,
  type SymbolId,
  tankScene,
} from '@pelita/ui/art';
import type { FishTitle } from '../fishing/fish-terms.ts';

export type DrawnSymbols = { version: string; drawings: ReadonlyMap<string, string> };
export type SymbolsOf = (title: Drawn) => DrawnSymbols;

/** Titles whose symbols are kept drawn; the others are drawn again when asked for. */
const TITLES_KEPT = 200;

type Drawn = { gameCode: string; name: string } | FishTitle;

/** The reel symbols of a title, or what is in its tank, drawn by the art kit, under the hash of what was drawn. */
export function symbolDrawer(): SymbolsOf {
  const kept = new Map<string, DrawnSymbols>();
  return (title) => {
    const { gameCode, name } = title;
    const known = kept.get(gameCode);
    if (known) return known;
    const drawings =
      'fishTerms' in title
        ? tankDrawings(title)
        : new Map(symbolIds.map((id: SymbolId) => [id as string, slotSymbol(id, { name, code: gameCode })]));
    const version = createHash('sha256')
      .update([...drawings.values()].join(''))
      .digest('hex')
      .slice(0, 10);
    const drawn = { version, drawings };
    kept.set(gameCode, drawn);
    const oldest = kept.keys().next();
    if (kept.size > TITLES_KEPT && !oldest.done) kept.delete(oldest.value);
    return drawn;
  };
}

/** By symbol, the address of its picture on this server. */
export function symbolUrls({ gameCode }: Pick<Drawn, 'gameCode'>, { version, drawings }: DrawnSymbols) {
  const folder = `/studio/symbols/${version}/${encodeURIComponent(gameCode)}`;
  return Object.fromEntries([...drawings.keys()].map((id) => [id, `${folder}/${id}.svg`]));
}

function tankDrawings({ engine }: FishTitle): Map<string, string> {
  const { kinds, theme } = fishEngineOf(engine);
  const drawn = kinds.map(({ id }) => id).filter((id): id is FishKindId => fishKindIds.includes(id as FishKindId));
  return new Map([
    ['tank', tankScene(theme)],
    ['barrel', cannonPicture('barrel')],
    ['mount', cannonPicture('mount')],
    ...drawn.map((id) => [id as string, fishPicture(id)] as const),
  ]);
}
