import type { Tx } from '../../platform/database/tx.ts';
import { entryHash, FIRST_HASH } from './entry-hash.ts';
import { chainWithoutHead, entriesAfter, heads } from './store.ts';

export type ChainProof =
  | { isIntact: true; entries: bigint }
  /** The first entry that does not follow from the one before it; position 0: the chain has entries and no head. */
  | { isIntact: false; chain: number; position: bigint };

const STRETCH = 1_000;

/**
 * Reads every chain from its first entry, a stretch at a time, and says whether each entry is the one that was written.
 * However long the chains are, one stretch is in memory.
 */
export async function verifyChain(tx: Tx): Promise<ChainProof> {
  let entries = 0n;
  for (const head of await heads(tx)) {
    const walk = await walkChain(tx, head.chain);
    const isWhole = walk.broken === null && walk.position === head.position && walk.hash.equals(head.hash);
    if (!isWhole) return { isIntact: false, chain: head.chain, position: walk.broken ?? walk.position + 1n };
    entries += walk.position;
  }
  const headless = await chainWithoutHead(tx);
  if (headless !== null) return { isIntact: false, chain: headless, position: 0n };
  return { isIntact: true, entries };
}

async function walkChain(tx: Tx, chain: number): Promise<{ position: bigint; hash: Buffer; broken: bigint | null }> {
  let position = 0n;
  let hash: Buffer = FIRST_HASH;
  for (;;) {
    const stretch = await entriesAfter(tx, chain, position, STRETCH);
    for (const entry of stretch) {
      const expected = entryHash(hash, { ...entry, position: position + 1n });
      if (entry.position !== position + 1n || !expected.equals(entry.hash)) {
        return { position, hash, broken: position + 1n };
      }
      position += 1n;
      hash = expected;
    }
    if (stretch.length < STRETCH) return { position, hash, broken: null };
  }
}
