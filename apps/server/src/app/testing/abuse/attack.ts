import type { ErrorCode } from '@pelita/contract';

/** One hostile request, and what its answer may be. */
export type Attack = {
  method: string;
  /** With its query, as it travels. */
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array;
  /** Whether nothing but a refusal will do; otherwise an answer to reading is as good. */
  mustRefuse: boolean;
  /** The one refusal that will do. */
  code?: ErrorCode;
  /** In which words a refusal is told. */
  words: 'envelope' | 'provider' | 'document';
};

export type Heard = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

export function shown({ method, path, headers, body }: Attack): string {
  const sent = body === undefined ? '' : ` ${JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 600))}`;
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 120)}${sent}`;
}
