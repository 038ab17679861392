import { createHash } from 'node:crypto';
import { slotSymbol, symbolIds, type SymbolId } from '@pelita/ui/art';

export type DrawnSymbols = { version: string; drawings: ReadonlyMap<string, string> };

/** Titles whose symbols are kept drawn; the others are drawn again when asked for. */
const TITLES_KEPT = 200;

/** The reel symbols of a title, drawn by the art kit, under the hash of what was drawn. */
export function symbolDrawer(): (title: { gameCode: string; name: string }) => DrawnSymbols {
  const kept = new Map<string, DrawnSymbols>();
  return ({ gameCode, name }) => {
    const known = kept.get(gameCode);
    if (known) return known;
    const drawings = new Map(symbolIds.map((id: SymbolId) => [id as string, slotSymbol(id, { name, code: gameCode })]));
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
