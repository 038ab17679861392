import { askOutside, type NoAnswer } from '../../../outside/ask-outside.ts';
import type { Tracing } from '../../../tracing/tracing.ts';

export type AdyenAnswer = { status: number; json: unknown; isTransient: boolean } | NoAnswer;
export type AskAdyen = (
  method: 'GET' | 'POST',
  path: string,
  content?: { key: string; body: object },
) => Promise<AdyenAnswer>;

const TIMEOUT_MS = 15_000;

/** One of Adyen's APIs, under its key. What is sent twice under the same key is done once. */
export function askAdyen(
  { url, apiKey }: { url: string; apiKey: string },
  { tracing, timeoutMs = TIMEOUT_MS }: { tracing: Tracing; timeoutMs?: number | undefined },
): AskAdyen {
  return async (method, path, content) => {
    const headers = {
      'x-api-key': apiKey,
      ...(content && { 'content-type': 'application/json', 'idempotency-key': content.key }),
    };
    const question = {
      url: new URL(`${url.replace(/\/$/, '')}${path}`),
      method,
      headers,
      ...(content && { body: JSON.stringify(content.body) }),
    };
    const answer = await askOutside(question, {
      name: `adyen ${method} ${/^\/\w+/.exec(path)?.[0]}`,
      tracing,
      timeoutMs,
    });
    if ('problem' in answer) return answer;
    const isTransient = answer.headers.get('transient-error') === 'true';
    return { status: answer.status, json: jsonOf(answer.bytes.toString()), isTransient };
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
