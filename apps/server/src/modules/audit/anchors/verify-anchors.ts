import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChainProof, walkChains } from '../verify-chain.ts';
import { type Anchor, anchorKey, headsOf, isGenuine } from './anchor.ts';
import { anchorsInFile } from './anchor-file.ts';
import { allAnchors, hasEntry } from './store.ts';

export type Verification = {
  proof: ChainProof;
  walked: bigint;
  /** Anchors that were looked at, those of another key apart: their key is not here any more. */
  anchors: number;
  ofOtherKeys: number;
  /** The first that is forged, or says of an entry what the log does not. */
  brokenAnchor: string | null;
};

/** No anchor of this instant. */
export class UnknownAnchor extends Error {}

/**
 * Walks the whole log, or what came after an anchor, and holds every anchor of table and file against it: who wrote the log
 * anew wrote other hashes than those that were signed.
 */
export async function verifyLog(
  tx: Tx,
  { secrets, dataDir }: Pick<Platform, 'secrets' | 'dataDir'>,
  from?: string,
): Promise<Verification> {
  const key = await anchorKey(secrets);
  const known = new Map<string, Anchor>();
  const told = [...(await allAnchors(tx)), ...(await anchorsInFile(dataDir))];
  for (const anchor of told) known.set(JSON.stringify(anchor), anchor);
  const ours = [...known.values()].filter(({ fingerprint }) => fingerprint === key.fingerprint);
  let brokenAnchor: string | null = null;
  for (const anchor of ours) if (!brokenAnchor && !(await holds(tx, anchor))) brokenAnchor = anchor.at;
  const start = from === undefined ? null : (ours.find(({ at }) => at === from) ?? null);
  if (from !== undefined && (start === null || !isGenuine(start, key))) throw new UnknownAnchor(from);
  const { proof, walked } = await walkChains(tx, start ? headsOf(start) : []);
  return { proof, walked, anchors: ours.length, ofOtherKeys: known.size - ours.length, brokenAnchor };

  async function holds(at: Tx, anchor: Anchor): Promise<boolean> {
    if (!isGenuine(anchor, key)) return false;
    for (const head of headsOf(anchor)) if (!(await hasEntry(at, head))) return false;
    return true;
  }
}
