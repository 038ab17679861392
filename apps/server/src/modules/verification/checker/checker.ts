import type { CheckFinding, CheckReason, VerificationDocumentKind, verificationMediaTypes } from '@pelita/contract';
import * as z from 'zod';
import { checkReasons } from '@pelita/contract';
import { askOutside } from '../../../platform/outside/ask-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { IdentityCheckConfiguration } from '../../../platform/providers/identity-check-configuration.ts';

export type ShownDocument = {
  kind: VerificationDocumentKind;
  mediaType: (typeof verificationMediaTypes)[number];
  bytes: Uint8Array;
};

/** What a checker says of a check; `unknown` when it was never begun there, or is forgotten. */
export type Advice =
  | { kind: 'pending' }
  | { kind: 'unknown' }
  | {
      kind: 'done';
      finding: CheckFinding;
      reasons: CheckReason[];
      /** As it reads the document, like "1990-01-01"; null where it reads none. */
      bornOn: string | null;
      validUntil: string | null;
    }
  | { kind: 'problem'; problem: string };

/** An outside checker of documents. Neither call throws, and each may be repeated. */
export type IdentityChecker = {
  /** True when the checker has taken it. */
  begin(checkId: string, documents: readonly ShownDocument[]): Promise<boolean>;
  look(checkId: string): Promise<Advice>;
};

const PATIENCE_MS = 20_000;
const ANSWER_MAXIMUM_BYTES = 64 * 1024;

/** A checker over HTTP, as `docs/guides/connect-an-identity-checker.md` describes it. */
export function httpChecker(
  { url, key }: IdentityCheckConfiguration,
  { tracing }: Pick<Platform, 'tracing'>,
): IdentityChecker {
  const base = url.replace(/\/+$/, '');
  const ask = (checkId: string, method: 'GET' | 'PUT', body?: string) =>
    askOutside(
      {
        url: new URL(`${base}/checks/${checkId}`),
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      },
      { name: 'identity.check', tracing, timeoutMs: PATIENCE_MS, maximumBytes: ANSWER_MAXIMUM_BYTES },
    );
  return {
    async begin(checkId, documents) {
      const shown = documents.map(({ kind, mediaType, bytes }) => ({
        kind,
        mediaType,
        file: Buffer.from(bytes).toString('base64'),
      }));
      const answer = await ask(checkId, 'PUT', JSON.stringify({ documents: shown }));
      return !('problem' in answer) && answer.status >= 200 && answer.status < 300;
    },
    async look(checkId) {
      const answer = await ask(checkId, 'GET');
      if ('problem' in answer) return { kind: 'problem', problem: answer.problem };
      if (answer.status === 404) return { kind: 'unknown' };
      if (answer.status !== 200) return { kind: 'problem', problem: `HTTP ${answer.status}` };
      const told = Told.safeParse(jsonOf(answer.bytes));
      // An answer about another check is none about this one.
      if (!told.success || told.data.checkId !== checkId) return { kind: 'problem', problem: 'malformed' };
      if (told.data.state === 'pending') return { kind: 'pending' };
      const { finding, reasons, bornOn, validUntil } = told.data;
      return { kind: 'done', finding, reasons: [...new Set(reasons)], bornOn, validUntil };
    },
  };
}

const Told = z.discriminatedUnion('state', [
  z.object({ checkId: z.string(), state: z.literal('pending') }),
  z.object({
    checkId: z.string(),
    state: z.literal('done'),
    finding: z.enum(['clear', 'doubtful', 'unreadable'] satisfies CheckFinding[]),
    // What it knows and we do not is a doubt without a name.
    reasons: z.array(z.enum(checkReasons).catch('other')).max(20).default([]),
    bornOn: z.iso.date().nullable().default(null),
    validUntil: z.iso.date().nullable().default(null),
  }),
]);

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
