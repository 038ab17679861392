import type { CallAnswer } from '@pelita/contract';
import type { getAuditVerification as getCall } from '@pelita/contract/office';
import type { Database } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { anchorKey, headsOf, isGenuine } from './anchors/anchor.ts';
import { lastAnchor } from './anchors/store.ts';
import { walkChains } from './verify-chain.ts';

type Answer = CallAnswer<typeof getCall>;

/** From the last anchor on: what came before it was walked in the night when it was signed. */
export function getVerification({ secrets }: Pick<Platform, 'secrets'>) {
  let walking: Promise<Answer> | null = null;
  // Presses at the same moment share one walk.
  return (database: Database): Promise<Answer> => {
    walking ??= walk(database).finally(() => (walking = null));
    return walking;
  };

  async function walk(database: Database): Promise<Answer> {
    const key = await anchorKey(secrets);
    return await database.scanning(async (tx) => {
      const anchor = await lastAnchor(tx);
      const genuine = anchor !== null && isGenuine(anchor, key);
      const { proof, walked, heads } = await walkChains(tx, anchor && genuine ? headsOf(anchor) : []);
      const isForged = anchor !== null && !genuine && anchor.fingerprint === key.fingerprint;
      return {
        isWhole: proof.isIntact && !isForged,
        entries: Number(heads.reduce((sum, { position }) => sum + position, 0n)),
        walked: Number(walked),
        anchor: anchor && { at: anchor.at, fingerprint: anchor.fingerprint, isGenuine: genuine },
        brokenAt: proof.isIntact ? null : { chain: proof.chain, position: Number(proof.position) },
      };
    });
  }
}
