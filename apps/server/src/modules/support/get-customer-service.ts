import {
  type CallAnswer,
  Refusal,
  SEALED_CHANNEL,
  VIP_RANK_THRESHOLD,
  type getCustomerService as getCustomerServiceCall,
} from '@pelita/contract';
import { CompactEncrypt, importJWK } from 'jose';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { SupportNeeds } from './needs.ts';

type Call = typeof getCustomerServiceCall;

/**
 * GATE-04: the sealed desk is for ranks above the threshold, and for everybody where the house has no other channel. Its
 * address leaves the server only encrypted to the key that the client made for this question.
 */
export function getCustomerService(needs: SupportNeeds) {
  return async (tx: Tx, who: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const key = who.clientKey === null ? null : await publicKeyOf(who.clientKey);
    const channels = needs.channels(who.host);
    const isOnlyChannel = channels.every(({ type }) => type === SEALED_CHANNEL);
    const mayUseDesk =
      isOnlyChannel || (who.player && (await needs.rankOf(tx, who.player.playerId)) > VIP_RANK_THRESHOLD);
    const open = channels.filter(({ type }) => type !== SEALED_CHANNEL || (mayUseDesk && key !== null));
    const pathList = open.map(async ({ type, path }) =>
      type === SEALED_CHANNEL && key ? { type, path: await sealed(path, key) } : { type, path },
    );
    return { version: { pathList: await Promise.all(pathList) } };
  };
}

type PublicKey = Awaited<ReturnType<typeof importJWK>>;

async function publicKeyOf(header: string): Promise<PublicKey> {
  try {
    const { kty, crv, x, y } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as Record<string, unknown>;
    if (kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string')
      throw new TypeError('no P-256');
    // Only the public half is taken, whatever else was sent.
    return await importJWK({ kty, crv, x, y }, 'ECDH-ES');
  } catch {
    throw new Refusal('client_key_invalid');
  }
}

async function sealed(path: string, key: PublicKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(path))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key);
}
