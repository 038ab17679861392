import { createHash } from 'node:crypto';
import { serverText } from '@pelita/i18n';
import type { FastifyReply } from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { Module } from '../../../module.ts';
import type { Platform } from '../../../platform.ts';
import { createSigner } from '../../identity/sandbox-issuer/signer.ts';
import { type PhoneIdentity, tokenJudge } from '../phone-identity.ts';
import type { Sms } from '../sms.ts';
import { phoneSessions } from './phone-sessions.ts';
import { smsSettings } from '../settings.ts';

type SandboxPhoneIdentity = Module & { identity: PhoneIdentity };

const PATH = '/dev/phone-identity';
const NAMES = { issuer: 'https://phone-identity.sandbox.invalid', audience: 'portal' };
const API_KEY = 'sandbox';
const TOKEN_SECONDS = 3_600;

type Sent = { phoneNumber?: unknown; recaptchaToken?: unknown; sessionInfo?: unknown; code?: unknown } | null;

export async function sandboxPhoneIdentity(platform: Platform, sms: Sms): Promise<SandboxPhoneIdentity> {
  const { settings, brand, clock, random } = platform;
  const signer = await createSigner(platform);
  const sessions = phoneSessions(platform);
  const isOn = () => settings.get(smsSettings.path) === 'identityProvider';

  const send = async (sent: Sent): Promise<object | string> => {
    const number = textOf(sent?.phoneNumber);
    if (number === '') return 'MISSING_PHONE_NUMBER';
    if (!/^\+[1-9]\d{6,14}$/.test(number)) return 'INVALID_PHONE_NUMBER';
    if (textOf(sent?.recaptchaToken) === '') return 'CAPTCHA_CHECK_FAILED';
    const begun = sessions.begin(number);
    if ('word' in begun) return begun.word;
    const { code, sessionInfo } = begun;
    const words = { code, minutes: 3, brand: brand.name };
    const text = serverText(brand.defaultLanguage, 'codes', 'text', words);
    await sms.send({ id: random.uuid(clock.now()), to: number, code, text });
    return { sessionInfo };
  };
  const signIn = async (sent: Sent): Promise<object | string> => {
    const code = textOf(sent?.code);
    if (code === '') return 'MISSING_CODE';
    const ended = sessions.end(textOf(sent?.sessionInfo), code);
    if ('word' in ended) return ended.word;
    const { number: phoneNumber } = ended;
    const subject = createHash('sha256').update(phoneNumber).digest('hex').slice(0, 28);
    const claims = { iss: NAMES.issuer, aud: NAMES.audience, sub: subject, phone_number: phoneNumber };
    return { phoneNumber, idToken: await signer.sign(claims, TOKEN_SECONDS), expiresIn: String(TOKEN_SECONDS) };
  };
  const answer = (reply: FastifyReply, answered: object | string): FastifyReply => {
    reply.header('cache-control', 'no-store');
    if (typeof answered === 'object') return reply.send(answered);
    return reply.code(400).send({ error: { code: 400, message: answered } });
  };
  return {
    name: 'sandbox-phone-identity',
    plugin: async (app) => {
      // Two colons stand for one that begins no parameter.
      const acts = { sendVerificationCode: send, signInWithPhoneNumber: signIn };
      for (const [name, act] of Object.entries(acts))
        app.post<{ Body: Sent }>(`${PATH}/v1/accounts::${name}`, async ({ body }, reply) =>
          answer(reply, isOn() ? await act(body) : 'OPERATION_NOT_ALLOWED'),
        );
    },
    identity: {
      apiUrl: `${PATH}/v1`,
      apiKey: API_KEY,
      judge: tokenJudge(NAMES, createLocalJWKSet(signer.keys as JSONWebKeySet), clock),
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 256) : '';
}
