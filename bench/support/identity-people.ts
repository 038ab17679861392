import { randomUUID } from 'node:crypto';
import {
  getHumanChallenge,
  getSealingKeys,
  login,
  type PlayerId,
  register,
  type Call,
  type Envelope,
} from '@pelita/contract';
import { sealBody } from '@pelita/testkit/seal-body';
import { claimContact } from '../../apps/server/src/modules/accounts/contacts/store.ts';
import type { Database } from '../../apps/server/src/platform/database/tx.ts';
import { solvedChallenge } from '../../apps/server/src/platform/providers/human-check/testing/solved-challenge.ts';
import { send } from '../../e2e/support/people.ts';

export const PASSWORD = 'lampu minyak 2026';
export type Person = { username: string; email: string; national: string };

let drawn = 0;
/** Somebody who may or may not exist; all are written with as many characters. */
export function newPerson(): Person {
  drawn += 1;
  const at = String(drawn).padStart(5, '0');
  return { username: `bench${at}`, email: `bench${at}@mail.example`, national: `123${at.padStart(6, '4')}` };
}

/** A question of which nothing but the answer is left to wait for: proved and sealed before the clock runs. */
export type Question = { method: string; path: string; headers: Record<string, string>; body: string };

export async function asked(origin: string, call: Call, body: object, isForm = false): Promise<Question> {
  const [key] = (await send(origin, getSealingKeys, {})).keys;
  if (!key) throw new Error('the server offers no sealing key');
  const seal = { iatSeconds: Math.floor(Date.now() / 1000), jti: randomUUID() };
  const sent = call.sealed ? await sealBody(key, body, seal) : body;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(sent);
  return { method: call.method, path: call.path, headers: { 'content-type': type }, body: text };
}

export async function proof(origin: string): Promise<string> {
  return solvedChallenge(await send(origin, getHumanChallenge, {}));
}

/** How long the answer took, and what it was: its code, or `in`. */
export async function answerTo(origin: string, question: Question): Promise<{ ms: number; code: string }> {
  const { method, path, headers, body } = question;
  const from = performance.now();
  const answer = await fetch(origin + path, { method, headers, body });
  const envelope = (await answer.json()) as Envelope<unknown>;
  return { ms: performance.now() - from, code: envelope.success ? 'in' : envelope.code };
}

export async function loginOf(origin: string, username: string, password: string): Promise<Question> {
  return asked(origin, login, { username, password, type: 'username', humanVerification: await proof(origin) });
}

export async function registrationOf(origin: string, { username, email }: Person): Promise<Question> {
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return asked(origin, register, { username, email, ...passwords, humanVerification: await proof(origin) });
}

/** A member with a proved number and a mail address on file. */
export async function member(origin: string, database: Database): Promise<Person & { token: string }> {
  const person = newPerson();
  const { username, email, national } = person;
  const humanVerification = await proof(origin);
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD, humanVerification };
  const { id, token } = await send(origin, register, { body });
  const contact = { channel: 'text', value: `+60${national}` } as const;
  await database.transaction((tx) => claimContact(tx, id as PlayerId, contact));
  return { ...person, token };
}
