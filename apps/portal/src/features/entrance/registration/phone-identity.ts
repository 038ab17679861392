import { type PhoneVerificationError, THIRD_PARTY_SMS_COUNTDOWN_MINUTES } from '@pelita/contract';
import { sentFor } from '../../../shared/code/code-wait.ts';

/** SMS-06: what the identity provider for phones has refused, by our name for it. */
export class PhoneVerificationFailure extends Error {
  readonly code: PhoneVerificationError;
  constructor(code: PhoneVerificationError) {
    super(code);
    this.name = 'PhoneVerificationFailure';
    this.code = code;
  }
}

type Provider = { apiUrl: string; apiKey: string };
const TIMEOUT_MS = 20_000;

/** Asks for a code; what comes back is shown again together with the code. */
export async function sendPhoneCode(provider: Provider, number: string, humanProof: string): Promise<string> {
  const { sessionInfo } = await ask(provider, 'sendVerificationCode', {
    phoneNumber: number,
    recaptchaToken: humanProof,
  });
  return stringOf(sessionInfo);
}

/** REG-09: the signed token that says whose number it is. */
export async function provePhone(provider: Provider, sessionInfo: string, code: string): Promise<string> {
  const { idToken } = await ask(provider, 'signInWithPhoneNumber', { sessionInfo, code });
  return stringOf(idToken);
}

/** SMS-01: on this path another code may be asked for after a minute. */
export function thirdPartySent(message: string, nowMs: number) {
  return sentFor(THIRD_PARTY_SMS_COUNTDOWN_MINUTES, message, nowMs);
}

async function ask({ apiUrl, apiKey }: Provider, act: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${apiUrl}/accounts:${act}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: JSON.stringify(body),
  });
  const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer.ok && said !== null) return said;
  const { message } = (said?.['error'] ?? {}) as { message?: unknown };
  throw new PhoneVerificationFailure(phoneVerificationError(message));
}

function stringOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new PhoneVerificationFailure('phone_unknown_failure');
  return value;
}

/** By the provider's word, which may be followed by more, like `QUOTA_EXCEEDED : daily`. */
export function phoneVerificationError(said: unknown): PhoneVerificationError {
  const word = /^[A-Z_]+/.exec(
    typeof said === 'string'
      ? said
          .replace(/^auth\//, '')
          .toUpperCase()
          .replaceAll('-', '_')
      : '',
  );
  return names[word?.[0] ?? ''] ?? 'phone_unknown_failure';
}

const names: Record<string, PhoneVerificationError> = {
  INVALID_PHONE_NUMBER: 'phone_number_invalid',
  MISSING_PHONE_NUMBER: 'phone_number_invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'phone_too_many_requests',
  TOO_MANY_REQUESTS: 'phone_too_many_requests',
  INVALID_CODE: 'phone_code_invalid',
  INVALID_VERIFICATION_CODE: 'phone_code_invalid',
  MISSING_CODE: 'phone_code_invalid',
  MISSING_VERIFICATION_CODE: 'phone_code_invalid',
  CAPTCHA_CHECK_FAILED: 'phone_captcha_failed',
  QUOTA_EXCEEDED: 'phone_quota_exceeded',
  OPERATION_NOT_ALLOWED: 'phone_operation_not_allowed',
  SESSION_EXPIRED: 'phone_code_expired',
  CODE_EXPIRED: 'phone_code_expired',
  POPUP_CLOSED_BY_USER: 'phone_popup_closed',
};
