import type { ErrorCode, PhoneVerificationError } from '@pelita/contract';

export type FailureCode = ErrorCode | PhoneVerificationError | 'network' | 'unreadable';

/** What a call came back with instead of its value. `message` is in the visitor's language, ready to be shown. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;
  /** Further members of the answer, like `captcha: true`. */
  readonly extra: Record<string, unknown>;

  constructor(
    code: FailureCode,
    message: string,
    details: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number | null;
      extra?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.extra = details.extra ?? {};
  }
}
