import type { Startup } from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Ask, PageVisitor, StartupPiece } from '../../platform/startup-piece.ts';

/**
 * Everything a page holds when it arrives: the brand, and the pieces of the modules. Each is read by itself; one that
 * cannot be had is as it was the last time, or empty, and the page is made all the same. The page of a closed site holds
 * no list.
 */
export function createStartupReader(
  platform: Pick<Platform, 'brand' | 'log'>,
  pieces: readonly StartupPiece[],
  ask: Ask,
): (visitor: PageVisitor, isOpen: boolean) => Promise<Startup> {
  refuseTwice(pieces);
  const lastKnown = new Map<string, Startup[StartupPiece['name']]>();
  const read = async (piece: StartupPiece, visitor: PageVisitor) => {
    const key = `${visitor.language} ${visitor.country} ${piece.name}`;
    try {
      const value = await piece.read(ask, visitor);
      lastKnown.set(key, value);
      return value;
    } catch (error) {
      platform.log.warn({ err: error, piece: piece.name }, 'a page is made without a piece of its startup data');
      return lastKnown.get(key) ?? piece.empty(visitor);
    }
  };
  const valueOf = async (piece: StartupPiece, visitor: PageVisitor, isOpen: boolean) => {
    if (!isOpen && !piece.isForClosedSite) return piece.empty(visitor);
    const known = await read(piece, visitor);
    return piece.personal ? piece.personal(known as never, visitor) : known;
  };
  return async (visitor, isOpen) => {
    const values = await Promise.all(
      pieces.map(async (piece) => [piece.name, await valueOf(piece, visitor, isOpen)] as const),
    );
    return { brand: brandOfPages(platform), ...Object.fromEntries(values) } as Startup;
  };
}

function refuseTwice(pieces: readonly StartupPiece[]): void {
  const names = pieces.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`These pieces of the startup data have two owners: ${twice.join(', ')}`);
}

function brandOfPages({ brand }: Pick<Platform, 'brand'>): Startup['brand'] {
  const { name, licence, slogans, texts, lockup } = brand;
  return { name, licence, slogans, texts, hasLockup: lockup !== null };
}
