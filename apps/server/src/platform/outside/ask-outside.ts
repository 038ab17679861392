import { tracedCall, type Tracing } from '../tracing/tracing.ts';

export type Question = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type Answer = { status: number; headers: Headers; bytes: Buffer };
/** What went wrong, in our own words: an address, a header or an answer may hold what no log may. */
export type NoAnswer = {
  problem: 'no answer in time' | 'no connection' | 'a redirection' | 'an answer that is too large';
};

const ANSWER_MAXIMUM_BYTES = 256 * 1024;

type How = { name: string; tracing: Tracing; timeoutMs: number; maximumBytes?: number };

/**
 * Asks an external provider over HTTP and never throws. A redirection is not followed, so that nobody but who was named gets
 * what is sent; an answer is read up to a limit, in one time limit with the question.
 */
export async function askOutside(question: Question, how: How): Promise<Answer | NoAnswer> {
  const { name, tracing, timeoutMs, maximumBytes = ANSWER_MAXIMUM_BYTES } = how;
  return await tracedCall(
    tracing,
    name,
    (trace) => ask(question, trace, { signal: AbortSignal.timeout(timeoutMs), maximumBytes }),
    (answer) => 'problem' in answer || answer.status >= 500,
  );
}

async function ask(
  { url, method, headers, body }: Question,
  trace: Record<string, string>,
  { signal, maximumBytes }: { signal: AbortSignal; maximumBytes: number },
): Promise<Answer | NoAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...trace },
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body }),
    });
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return { problem: 'a redirection' };
    }
    const bytes = await readUpTo(answer, maximumBytes);
    return bytes === null
      ? { problem: 'an answer that is too large' }
      : { status: answer.status, headers: answer.headers, bytes };
  } catch {
    return { problem: signal.aborted ? 'no answer in time' : 'no connection' };
  }
}

/** Null when there is more. */
async function readUpTo({ body }: Response, maximumBytes: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (length > maximumBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
