import { PROVIDER_SIGNATURE_HEADER } from '@pelita/contract';
import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../environment/environment.ts';
import type { Log } from './log.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { shownError } from './shown-error.ts';
import { shownTrace } from './shown-trace.ts';

/** JSON lines on standard output, one a request at most. Requests, bodies and headers are never logged whole. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: shownError, err: shownError },
    mixin: () => shownTrace(currentTrace()),
    redact: { paths: secretPaths, censor: '[secret]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What must not stand in a log under any of these names, down to three levels. */
const secretNames = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'newPassword',
  'oldPassword',
  'token',
  'accessToken',
  'secret',
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  PROVIDER_SIGNATURE_HEADER,
  'verificationCode',
  'humanVerification',
  'mobileNum',
  'email',
];
const secretPaths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
