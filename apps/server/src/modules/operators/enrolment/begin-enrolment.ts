import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { beginEnrolment as beginCall } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { drawAuthenticatorSecret, otpauthUrl } from '../../../platform/one-time-codes/authenticator-codes.ts';
import { passwordProblem, secretHash } from '../../accounts/index.ts';
import type { Operators } from '../operators.ts';
import { operatorOf } from '../store.ts';
import { holdLink, keepChosen } from './store.ts';

type Call = typeof beginCall;

/** First step: the own password, answered by a fresh secret for the app. Until the second one nothing of it counts. */
export function beginEnrolment({ platform, hasher, codes }: Operators) {
  return async (database: Database, _who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const hash = secretHash(body.token);
    const operator = await database.transaction(async (tx) => {
      const link = await holdLink(tx, hash);
      return link && (await operatorOf(tx, link.operatorId));
    });
    if (operator === null) throw new Refusal('enrolment_link_invalid');
    const { operatorId, username, roles } = operator;
    const problem = passwordProblem(body.password, username, passwordRule);
    if (problem) throw new Refusal('invalid_field', { fields: { password: problem } });
    const secret = drawAuthenticatorSecret(platform.random);
    const chosen = {
      passwordHash: await hasher.hash(body.password),
      closedSecret: await codes.close(secret, operatorId),
    };
    await database.transaction(async (tx) => {
      if ((await holdLink(tx, hash)) === null) throw new Refusal('enrolment_link_invalid');
      await keepChosen(tx, hash, chosen);
    });
    const url = otpauthUrl(secret, { issuer: `${platform.brand.name} office`, label: username });
    return { username, roles, secret, otpauthUrl: url };
  };
}

/** Longer than players': an operator types it once in a working day. */
const passwordRule = {
  required: true,
  enabled: true,
  acceptedPattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$',
  patternId: 'any',
  minLength: 12,
  maxLength: 64,
  type: 'password',
} as const;
