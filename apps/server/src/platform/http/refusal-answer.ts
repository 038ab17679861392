import { errorCatalogue, Refusal, type ErrorCode, type FieldProblems, type RefusalEnvelope } from '@pelita/contract';
import type { Log } from '../log/log.ts';
import {
  FIELD_NAME_MAXIMUM_LENGTH,
  FIELD_PROBLEMS_MAXIMUM,
  MAINTENANCE_RETRY_SECONDS,
  OVERLOADED_RETRY_SECONDS,
} from './limits.ts';

/** What a person reads, in a language of the wire. The application hands in the catalogues. */
export type ErrorWords = {
  error(language: string, code: ErrorCode, params?: Record<string, string | number>): string;
  field(language: string, key: string, params?: Record<string, string | number>): string;
};

export type RefusalAnswer = { status: number; headers: Record<string, string>; envelope: RefusalEnvelope };

/**
 * The one place where an error becomes an answer, for routes, jobs and bulk alike. A refusal keeps its code; whatever
 * else was thrown is a defect: the log has all of it, the answer nothing but the request id.
 */
export function answerError(
  error: unknown,
  asked: { language: string; requestId: string },
  words: ErrorWords,
  log: Log,
): RefusalAnswer {
  const refusal = error instanceof Refusal ? error : refusalOfFramework(error);
  if (refusal === null) {
    log.error({ requestId: asked.requestId, err: error }, 'a use case failed');
    return answerRefusal(new Refusal('internal_error'), asked, words);
  }
  const answer = answerRefusal(refusal, asked, words);
  return { ...answer, headers: { ...answer.headers, ...lengthOfFile(error) } };
}

function answerRefusal(
  refusal: Refusal,
  asked: { language: string; requestId: string },
  words: ErrorWords,
): RefusalAnswer {
  const entry: { status: number; errorCode?: string } = errorCatalogue[refusal.code];
  const { fields, params, extra } = refusal.details;
  const retryAfterSeconds = refusal.details.retryAfterSeconds ?? usualRetrySeconds[entry.status];
  return {
    status: entry.status,
    headers:
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    envelope: {
      ...extra,
      success: false,
      code: refusal.code,
      ...(entry.errorCode === undefined ? {} : { errorCode: entry.errorCode }),
      message: words.error(asked.language, refusal.code, params),
      ...(fields === undefined ? {} : { fields: worded(fields, asked.language, words) }),
      requestId: asked.requestId,
    },
  };
}

const usualRetrySeconds: Record<number, number> = { 429: OVERLOADED_RETRY_SECONDS, 503: MAINTENANCE_RETRY_SECONDS };

function worded(fields: FieldProblems, language: string, words: ErrorWords): RefusalEnvelope['fields'] & object {
  // A name may come from the caller, so `fromEntries`, which defines and never assigns: `__proto__` stays a plain name.
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, FIELD_PROBLEMS_MAXIMUM)
      .map(([name, problem]) => [
        name.slice(0, FIELD_NAME_MAXIMUM_LENGTH).toWellFormed(),
        { ...problem, message: words.field(language, problem.key, problem.params) },
      ]),
  );
}

/** What Fastify itself refuses, in our words. */
function refusalOfFramework(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = frameworkCodes[code];
  if (known) return new Refusal(known, known === 'overloaded' ? { retryAfterSeconds: OVERLOADED_RETRY_SECONDS } : {});
  const ofFile = fileErrors[error.name];
  if (ofFile) return new Refusal(ofFile);
  const isClientsFault = 'statusCode' in error && error.statusCode === 400;
  return isClientsFault && (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    ? new Refusal('malformed_body')
    : null;
}

/** A range outside its file is told how long the file is. */
function lengthOfFile(error: unknown): Record<string, string> {
  if (!(error instanceof Error && 'headers' in error)) return {};
  const { headers } = error;
  const isNamed = typeof headers === 'object' && headers !== null && 'Content-Range' in headers;
  return isNamed ? { 'content-range': String(headers['Content-Range']) } : {};
}

/** The files' server has no codes, only names. */
const fileErrors: Record<string, ErrorCode> = {
  // A folder of files says no more of what it keeps back than of what is not in it.
  ForbiddenError: 'unknown_path',
  PreconditionFailedError: 'precondition_failed',
  RangeNotSatisfiableError: 'range_not_satisfiable',
};

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'unknown_path',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown_path',
  FST_STATIC_FORBIDDEN_PATH: 'unknown_path',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
};
