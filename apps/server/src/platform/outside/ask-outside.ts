import { tracedCall, type Tracing } from '../tracing/tracing.ts';

export type Question = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type Answer = { status: number; headers: Headers; text: string };
/** What went wrong, in our own words: an address, a header or an answer may hold what no log may. */
export type NoAnswer = {
  problem: 'no answer in time' | 'no connection' | 'a redirection' | 'an answer that is too large';
};

const ANSWER_MAXIMUM_BYTES = 256 * 1024;

type How = { name: string; tracing: Tracing; timeoutMs: number };

/**
 * Asks an external provider over HTTP and never throws. A redirection is not followed, so that nobody but who was named gets
 * what is sent; an answer is read up to a limit, in one time limit with the question.
 */
export async function askOutside(question: Question, { name, tracing, timeoutMs }: How): Promise<Answer | NoAnswer> {
  return await tracedCall(
    tracing,
    name,
    (trace) => ask(question, trace, AbortSignal.timeout(timeoutMs)),
    (answer) => 'problem' in answer || answer.status >= 500,
  );
}

async function ask(
  { url, method, headers, body }: Question,
  trace: Record<string, string>,
  signal: AbortSignal,
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
    const text = await readUpTo(answer, ANSWER_MAXIMUM_BYTES);
    return text === null
      ? { problem: 'an answer that is too large' }
      : { status: answer.status, headers: answer.headers, text };
  } catch {
    return { problem: signal.aborted ? 'no answer in time' : 'no connection' };
  }
}

/** Null when there is more. */
async function readUpTo({ body }: Response, maximumBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maximumBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
