import { createHash, createHmac } from 'node:crypto';
import { type PlayerId, Refusal } from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Carriers } from '../../../platform/providers/carriers.ts';
import type { Contact } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { CODE_DIGITS, WRONG_TRIES_MAXIMUM } from './code-limits.ts';
import { createCodeDelivery } from './deliver-code.ts';
import { nextSends } from './next-sends.ts';
import {
  type CodeState,
  codeState,
  insertSends,
  judgeCode,
  keepCode,
  lockSends,
  replaceSends,
  tryCode,
  useUpCode,
} from './store.ts';
import { entranceSettings } from '../settings.ts';

export type CodePurpose = 'login' | 'register' | 'recovery' | 'second-step' | 'contact' | 'first-password';

/**
 * What a code is good for: this purpose and this recipient, where it is about an account, for this account, and where it is
 * about one thing under way, for this one.
 */
export type CodeBinding = { purpose: CodePurpose; contact: Contact; playerId?: PlayerId; about?: string };
export type CodeRequest = CodeBinding & {
  language: string;
  /**
   * Given where the answer must not tell whether the recipient has an account: one without is sent nothing, and the answer
   * neither looks that up nor waits for the carrier nor tells what became of it.
   */
  isForOwnerOnly?: true;
};

/** Told of a try that was judged; where no code is under way, or it is locked, nothing is. */
type OnWrong = (reason: string) => Promise<void>;

/** The one maker and judge of one-time codes, for every flow (SMS-04). */
export type CodeService = {
  /** Makes a code, keeps its hash in the place of the one before, and hands it to the carrier after the commit, or to a job within it. */
  send(database: Database, request: CodeRequest): Promise<{ expiresAt: Temporal.Instant }>;
  /** Uses the code up, or refuses it. Its transaction is its own, so that a wrong try counts whatever follows. */
  use(database: Database, binding: CodeBinding, code: string, onWrong?: OnWrong): Promise<void>;
  /** Refuses a wrong code as `use` does and leaves a right one unused, for `useUp` with what it is for. */
  judge(database: Database, binding: CodeBinding, code: string, onWrong?: OnWrong): Promise<void>;
  /** Uses a judged code up within the transaction that it is for: when that fails, the code is still good. */
  useUp(tx: Tx, binding: CodeBinding, code: string): Promise<void>;
  deliveryJob: JobHandler;
};

export function createCodeService(platform: Platform, carriers: Carriers): CodeService {
  const { random, secrets, settings, log } = platform;
  const delivery = createCodeDelivery(platform, carriers);
  const secret = () => secrets.get('one-time-codes', () => random.token());
  const hashOf = async (key: Buffer, code: string) =>
    createHmac('sha256', await secret())
      .update(key)
      .update(code)
      .digest();

  const refuseTry = async (
    database: Database,
    key: Buffer,
    wrongTries: number | undefined,
    onWrong?: OnWrong,
  ): Promise<never> => {
    if (wrongTries === WRONG_TRIES_MAXIMUM) await database.transaction((tx) => auditLock(tx, key));
    if (wrongTries !== undefined) {
      const refusal = new Refusal(wrongTries >= WRONG_TRIES_MAXIMUM ? 'code_locked' : 'code_wrong');
      await onWrong?.(refusal.code);
      throw refusal;
    }
    const [state] = await database.single<CodeState>(codeState, [key]);
    const isLocked =
      state?.used_at === null &&
      state.wrong_tries >= WRONG_TRIES_MAXIMUM &&
      Temporal.Instant.compare(state.expires_at, platform.clock.now()) > 0;
    throw new Refusal(isLocked ? 'code_locked' : 'code_expired');
  };
  const noteFailure = (error: unknown) => log.warn({ error: String(error) }, 'a carrier did not take a code');

  return {
    deliveryJob: delivery.job,
    async send(database, request) {
      if ((request.contact.channel === 'text' ? carriers.sms : carriers.mail) === null)
        throw new Refusal('code_not_allowed');
      const key = keyOf(request);
      const code = drawCode(platform);
      const codeHash = await hashOf(key, code);
      const { contact, language, isForOwnerOnly } = request;
      const letter = { code, contact, language };
      const { expiresAt, id } = await database.transaction(async (tx) => {
        const expires = tx.now.add({ minutes: settings.get(entranceSettings.codeExpiryMinutes) });
        await countSend(tx, request);
        await keepCode(tx, { key, codeHash, expiresAt: expires });
        if (isForOwnerOnly) await delivery.toOwnerLater(tx, letter, expires);
        return { expiresAt: expires, id: tx.newId<string>() };
      });
      if (!isForOwnerOnly) await delivered(delivery.now(id, letter), noteFailure);
      return { expiresAt };
    },
    async use(database, binding, code, onWrong) {
      const key = keyOf(binding);
      const tried = [key, await hashOf(key, code.trim()), platform.clock.now()];
      const [state] = await database.single<CodeState>(tryCode, tried);
      if (!state?.used_at) await refuseTry(database, key, state?.wrong_tries, onWrong);
    },
    async judge(database, binding, code, onWrong) {
      const key = keyOf(binding);
      const tried = [key, await hashOf(key, code.trim()), platform.clock.now()];
      const [state] = await database.single<{ is_right: boolean; wrong_tries: number }>(judgeCode, tried);
      if (!state?.is_right) await refuseTry(database, key, state?.wrong_tries, onWrong);
    },
    async useUp(tx, binding, code) {
      const key = keyOf(binding);
      if (!(await useUpCode(tx, key, await hashOf(key, code.trim())))) throw new Refusal('code_expired');
    },
  };
}

/** The subject is a hash: whose number it was is nothing that the log should tell. */
function auditLock(tx: Tx, key: Buffer): Promise<void> {
  const after = { wrongTries: WRONG_TRIES_MAXIMUM };
  return recordAudit(tx, {
    actor: 'system',
    action: 'lock-code',
    subject: `code:${key.toString('hex').slice(0, 16)}`,
    after,
  });
}

/** By the recipient alone, so that a sender with many accounts cannot flood one. */
async function countSend(tx: Tx, { purpose, contact }: CodeRequest): Promise<void> {
  const key = hashOfAll([purpose, contact.channel, contact.value]);
  const before = await lockSends(tx, key);
  if (before === null && (await insertSends(tx, key, nextSends(null, tx.now)))) return;
  await replaceSends(tx, key, nextSends(before ?? (await lockSends(tx, key)), tx.now));
}

function keyOf({ purpose, contact, playerId, about }: CodeBinding): Buffer {
  return hashOfAll([purpose, contact.channel, contact.value, playerId ?? null, about ?? null]);
}

/** A recipient is in a key as a hash alone, so that no table is a list of numbers. */
function hashOfAll(parts: readonly (string | null)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function drawCode({ random }: Pick<Platform, 'random'>): string {
  // Of 2^48 the remainder by a million leans by less than one in a hundred million.
  const drawn = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 10 ** CODE_DIGITS;
  return String(drawn).padStart(CODE_DIGITS, '0');
}

async function delivered(delivery: Promise<void>, noteFailure: (error: unknown) => void): Promise<void> {
  const isTaken = await delivery.then(
    () => true,
    (error: unknown) => {
      noteFailure(error);
      return false;
    },
  );
  if (!isTaken) throw new Refusal('code_not_sent');
}
