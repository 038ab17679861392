import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file, written piece by piece. */
export type FileAnswer = {
  mediaType: string;
  fileName: string;
  /** Hands on one piece after the other; `send` waits while the client is slow, and throws when it has gone. */
  write: (send: (piece: string) => Promise<void>) => Promise<void>;
};

/** The client went away before the file was whole. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/**
 * Streams a file. What fails on the way breaks the connection: a file that ends is whole. Until the first piece is there,
 * a failure is answered like any other.
 */
export async function sendFile(reply: FastifyReply, { mediaType, fileName, write }: FileAnswer): Promise<FastifyReply> {
  const body = new PassThrough();
  const closed = new AbortController();
  body.once('close', () => closed.abort());
  // Until Fastify reads it, a broken body must not end the process.
  body.on('error', () => {});
  const begun = Promise.withResolvers<void>();
  const send = async (piece: string): Promise<void> => {
    begun.resolve();
    if (closed.signal.aborted) throw new ClientGone('the client has gone');
    if (!body.write(piece)) await drained(body, closed.signal);
  };
  const end = () => {
    body.end();
    begun.resolve();
  };
  const breakOff = (error: Error) => {
    begun.reject(error);
    body.destroy(error);
  };
  void write(send).then(end, breakOff);
  await begun.promise;
  return reply
    .type(`${mediaType}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(body);
}

async function drained(body: PassThrough, signal: AbortSignal): Promise<void> {
  try {
    await once(body, 'drain', { signal });
  } catch (cause) {
    throw new ClientGone('the client has gone', { cause });
  }
}
