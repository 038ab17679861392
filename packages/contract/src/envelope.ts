import type { ErrorCode, FieldProblem } from './errors.ts';

export type SuccessEnvelope<Value> = { success: true; value: Value };

export type RefusalEnvelope = {
  success: false;
  /** Ours, stable. */
  code: ErrorCode;
  /** The API family's key where it has one. */
  errorCode?: string;
  /** One sentence in the request's Language. */
  message: string;
  fields?: Record<string, FieldProblem & { message: string }>;
  requestId: string;
  [extra: string]: unknown;
};

export type Envelope<Value> = SuccessEnvelope<Value> | RefusalEnvelope;
