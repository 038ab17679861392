import { type CallAnswer, type CallInput, Refusal, type removeTrustedDevice as removeCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { endTrust } from './store.ts';

type Call = typeof removeCall;

/** The device stays known: its own tries at the password go on being counted apart. */
export async function removeTrustedDevice(
  tx: Tx,
  who: CallerOf<Call>,
  { params: { deviceId } }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const { playerId } = who.player;
  if (!(await endTrust(tx, playerId, deviceId))) throw new Refusal('trusted_device_unknown');
  const actor = `player:${playerId}`;
  await recordAudit(tx, { actor, action: 'remove-trusted-device', subject: actor, before: { deviceId } });
  return { done: true };
}
