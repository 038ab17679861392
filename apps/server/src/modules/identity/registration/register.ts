import {
  accountTypes,
  type CallAnswer,
  type CallInput,
  type PlayerId,
  Refusal,
  type register as registerCall,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet } from '../../ledger/index.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';
import { typedPassword } from '../passwords/typed-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { claimName, insertAccount, insertPassword, isNameTaken, noteFirstLogin } from '../store.ts';
import { canonicalUsername } from '../username.ts';
import { registrationRules } from './registration-fields.ts';
import { insertRegistrationDetails } from './store.ts';
import { registrationDetails, type RegistrationForm, registrationProblems } from './validate-registration.ts';

type Call = typeof registerCall;
type Needs = { platform: Platform; humanCheck: HumanCheck; hasher: PasswordHasher };
type Hashes = { login: string; payment: string | null };

/**
 * Makes a member and opens the first session. Faulty fields are told before the human check, so that a slip does not
 * cost the proof; whether a name is taken only after it.
 */
export function register({ platform, humanCheck, hasher }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { settings } = platform;
    const isOpen = settings.get('features.directRegistration') && settings.get('features.usernameRegistration');
    if (!isOpen) throw new Refusal('registration_closed');
    const rules = registrationRules(settings.get('registration.fields'));
    const form: RegistrationForm = {
      ...body,
      password: typedPassword(settings, body.password),
      confirmPassword: typedPassword(settings, body.confirmPassword),
    };
    const problems = registrationProblems(form, rules);
    if (Object.keys(problems).length > 0) throw new Refusal('invalid_field', { fields: problems });

    await humanCheck.verify(database, body.humanVerification);
    const name = canonicalUsername(form.username);
    if (await database.reading((tx) => isNameTaken(tx, name))) throw nameTaken();
    const wantsPaymentPassword = rules.paymentPassword.enabled && form.paymentPassword !== undefined;
    const hashes = {
      login: await hasher.hash(form.password),
      payment: wantsPaymentPassword ? await hasher.hash(form.paymentPassword ?? '') : null,
    };
    return await database.transaction(async (tx) => {
      const playerId = await makeMember(tx, platform, { username: form.username, name, address: who.address }, hashes);
      await insertRegistrationDetails(tx, playerId, registrationDetails(form, rules));
      const account = { playerId, username: form.username, accountType: accountTypes.member, isFirstLogin: false };
      const { sessionId, ...value } = await openSession(tx, platform, account, {
        ...who,
        deviceId: body.loginDeviceId,
      });
      await noteFirstLogin(tx, playerId);
      const actor = `player:${playerId}`;
      await recordAudit(tx, { actor, action: 'register', subject: actor, after: { sessionId, address: who.address } });
      return value;
    });
  };
}

async function makeMember(
  tx: Tx,
  { brand, random }: Platform,
  member: { username: string; name: string; address: string },
  hashes: Hashes,
): Promise<PlayerId> {
  const playerId = tx.newId<PlayerId>();
  if (!(await claimName(tx, member.name, playerId))) throw nameTaken();
  await insertAccount(tx, {
    playerId,
    username: member.username,
    role: 'player',
    accountType: accountTypes.member,
    currency: brand.currency,
    avatarSeed: random.token(6),
    registeredAddress: member.address,
  });
  await insertPassword(tx, playerId, { purpose: 'login', hash: hashes.login, isSetByHolder: true });
  if (hashes.payment) {
    await insertPassword(tx, playerId, { purpose: 'payment', hash: hashes.payment, isSetByHolder: true });
  }
  await openWallet(tx, { playerId, currency: brand.currency, book: 'real' });
  return playerId;
}

function nameTaken(): Refusal {
  return new Refusal('username_taken', { fields: { username: { key: 'taken' } } });
}
