import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { finishEnrolment as finishCall } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { drawRecoveryCodes } from '../../../platform/one-time-codes/authenticator-codes.ts';
import { countAttempt, returnAttempt, secretHash } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Operators } from '../operators.ts';
import { closeSessions } from '../sessions/store.ts';
import { enrol, keepRecoveryCodes, lockOperator } from '../store.ts';
import { operatorAttempts } from '../throttle.ts';
import { holdLink, markUsed } from './store.ts';

type Call = typeof finishCall;

/** Second step: a code of the app. Uses the link up and shows the recovery codes, of which only hashes are kept. */
export function finishEnrolment({ platform, codes }: Operators) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const hash = secretHash(body.token);
    const link = await database.transaction((tx) => holdLink(tx, hash));
    if (!link?.chosen) throw new Refusal('enrolment_link_invalid');
    const { operatorId, chosen } = link;
    const attempts = operatorAttempts('operator-code', operatorId);
    await countAttempt(database, platform.clock.now(), attempts);
    const step = await codes.stepOf(chosen.closedSecret, operatorId, body.code);
    if (step === null) throw new Refusal('second_step_wrong', { fields: { code: { key: 'invalid' } } });
    const { codes: recoveryCodes, hashes } = drawRecoveryCodes(platform.random);
    await database.transaction(async (tx) => {
      const held = await holdLink(tx, hash);
      if (held?.chosen?.closedSecret !== chosen.closedSecret) throw new Refusal('enrolment_link_invalid');
      await lockOperator(tx, operatorId);
      await markUsed(tx, hash);
      await enrol(tx, operatorId, { ...chosen, step });
      await keepRecoveryCodes(tx, operatorId, hashes);
      await closeSessions(tx, operatorId, null);
      returnAttempt(tx, attempts);
      const actor = `operator:${operatorId}`;
      await recordAudit(tx, { actor, action: 'enrol', subject: actor, after: { address: who.address } });
    });
    return { recoveryCodes };
  };
}
