import type { ErrorCode, FieldProblems } from './errors.ts';

export type RefusalDetails = {
  fields?: FieldProblems;
  /** Values for the message's placeholders; they reach the client inside the message only. */
  params?: Record<string, string | number>;
  retryAfterSeconds?: number;
  /** Further members of the answer, like `captcha: true` or `available`. */
  extra?: Record<string, string | number | boolean | object>;
};

/** An expected "no". One place turns it into an answer; nothing else catches it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
