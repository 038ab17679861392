import type { ErrorCode, PhoneVerificationError } from '@pelita/contract';

/** `network`: no answer of the server's; `unreadable`: one that this client does not understand. */
export type FailureCode = ErrorCode | PhoneVerificationError | 'network' | 'unreadable';

/** What a call came back with instead of its value. */
export class CallFailure extends Error {
  readonly code: FailureCode;
  /** What is wrong with single fields, in the reader's language. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;
  /** Further members of the answer, like `captcha: true`. */
  readonly extra: Record<string, unknown>;

  /** `message`: the server's sentence in the reader's language; empty where there was no server to say one. */
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

/** The sentence to show for any failure: the server's own, or the key of one in the message area `kit`. */
export type Said = { text: string } | { key: 'networkAbnormal' | 'answerUnreadable' };

export function saidOf(failure: unknown): Said {
  if (failure instanceof CallFailure && failure.message !== '') return { text: failure.message };
  const isUnreadable = failure instanceof CallFailure && failure.code === 'unreadable';
  return { key: isUnreadable ? 'answerUnreadable' : 'networkAbnormal' };
}
