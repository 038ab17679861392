import type { Tx } from '../../platform/database/tx.ts';
import { entryHash, FIRST_HASH } from './entry-hash.ts';
import { type AuditHead, chainWithoutHead, entriesAfter, heads } from './store.ts';

export type ChainProof =
  | { isIntact: true; entries: bigint }
  /** The first entry that does not follow from the one before it; position 0: the chain has entries and no head. */
  | { isIntact: false; chain: number; position: bigint };

/** The same with how far it was walked, and the heads that were found. */
export type Walk = { proof: ChainProof; walked: bigint; heads: readonly AuditHead[] };

const STRETCH = 1_000;

/** Whether each entry is the one that was written, from the first one on. */
export async function verifyChain(tx: Tx): Promise<ChainProof> {
  return (await walkChains(tx)).proof;
}

/**
 * Reads every chain a stretch at a time, from its first entry or from the heads of an anchor. However long the chains are,
 * one stretch is in memory.
 */
export async function walkChains(tx: Tx, from: readonly AuditHead[] = []): Promise<Walk> {
  const found = await heads(tx);
  let [entries, walked] = [0n, 0n];
  const broken = (chain: number, position: bigint): Walk => ({
    proof: { isIntact: false, chain, position },
    walked,
    heads: found,
  });
  for (const start of from) {
    const head = found.find(({ chain }) => chain === start.chain);
    if (!head || head.position < start.position) return broken(start.chain, head ? head.position + 1n : 0n);
  }
  for (const head of found) {
    const start = from.find(({ chain }) => chain === head.chain) ?? { position: 0n, hash: FIRST_HASH };
    const walk = await walkChain(tx, head.chain, start);
    walked += walk.position - start.position;
    const isWhole = walk.broken === null && walk.position === head.position && walk.hash.equals(head.hash);
    if (!isWhole) return broken(head.chain, walk.broken ?? walk.position + 1n);
    entries += walk.position;
  }
  const headless = await chainWithoutHead(tx);
  if (headless !== null) return broken(headless, 0n);
  return { proof: { isIntact: true, entries }, walked, heads: found };
}

async function walkChain(
  tx: Tx,
  chain: number,
  start: Pick<AuditHead, 'position' | 'hash'>,
): Promise<{ position: bigint; hash: Buffer; broken: bigint | null }> {
  let { position, hash } = start;
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
