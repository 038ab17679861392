import {
  type beginAuthenticator as beginCall,
  type bindAuthenticator as bindCall,
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  type removeAuthenticator as removeCall,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { accountTryKey, countTry, giveBackTry } from '../throttle/attempts.ts';
import { tellOwner } from '../tell-owner.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { checkOwnPassword } from '../passwords/own-password.ts';
import { authenticatorOf, forgetAuthenticator, insertRecoveryCodes, keepSecret, markBound } from './store.ts';

export function beginAuthenticator(parts: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof beginCall>,
    { body }: CallInput<typeof beginCall>,
  ): Promise<CallAnswer<typeof beginCall>> => {
    const { playerId, username } = who.player;
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    const { closedSecret, ...shown } = await parts.authenticator.draw(playerId, username);
    if (!(await database.transaction((tx) => keepSecret(tx, playerId, closedSecret))))
      throw new Refusal('authenticator_bound');
    return shown;
  };
}

/** The recovery codes are shown this once: only their hashes are kept. */
export function bindAuthenticator(parts: IdentityParts) {
  const { authenticator } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof bindCall>,
    { body }: CallInput<typeof bindCall>,
  ): Promise<CallAnswer<typeof bindCall>> => {
    const { playerId } = who.player;
    const waiting = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (waiting === null) throw new Refusal('authenticator_unbound');
    if (waiting.isBound) throw new Refusal('authenticator_bound');
    await countedCode(database, parts, playerId, () => authenticator.useCode(database, playerId, body.code));
    const { codes, hashes } = authenticator.drawRecoveryCodes();
    await database.transaction(async (tx) => {
      if (!(await markBound(tx, playerId))) throw new Refusal('authenticator_bound');
      await insertRecoveryCodes(tx, playerId, hashes);
      await tellOwner(tx, { playerId, news: 'authenticatorBound', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'bind-authenticator', subject: actor, after: { address: who.address } });
    });
    return { recoveryCodes: codes };
  };
}

export function removeAuthenticator(parts: IdentityParts) {
  const { authenticator } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof removeCall>,
    { body }: CallInput<typeof removeCall>,
  ): Promise<CallAnswer<typeof removeCall>> => {
    const { playerId } = who.player;
    const bound = await database.reading((tx) => authenticatorOf(tx, playerId));
    if (bound?.isBound !== true) throw new Refusal('authenticator_unbound');
    await checkOwnPassword(database, parts, playerId, { typed: body.password, field: 'password' });
    await countedCode(database, parts, playerId, () => authenticator.useAnyCode(database, playerId, body.code));
    await database.transaction(async (tx) => {
      await forgetAuthenticator(tx, playerId);
      await tellOwner(tx, { playerId, news: 'authenticatorRemoved', language: who.language });
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'remove-authenticator', subject: actor, after: { address: who.address } });
    });
    return { done: true };
  };
}

/** Six digits are few, so tries are counted as passwords' are. */
async function countedCode(
  database: Database,
  { platform }: IdentityParts,
  playerId: PlayerId,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const tries = accountTryKey('authenticator', playerId);
  await countTry(database, platform.clock.now(), tries);
  if (!(await isRight())) throw wrongSecondStep();
  await database.transaction(async (tx) => giveBackTry(tx, tries));
}

export function wrongSecondStep(): Refusal {
  return new Refusal('second_step_wrong', { fields: { code: { key: 'invalid' } } });
}
