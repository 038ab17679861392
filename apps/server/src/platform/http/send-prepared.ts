import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Call, CallAnswer } from '@pelita/contract';
import type { FastifyReply } from 'fastify';
import { codingFor } from './accepted-coding.ts';
import type { PreparedAnswer } from './binding.ts';
import { checkedValue } from './checked-value.ts';

/** For so long a browser does not even ask whether there is a newer one. */
const FRESH_SECONDS = 60;

/** Writes and packs an answer once, as small as it gets: it is sent many times. */
export async function prepareAnswer<C extends Call>(call: C, value: CallAnswer<C>): Promise<PreparedAnswer> {
  const plain = Buffer.from(JSON.stringify({ success: true, value: checkedValue(call, value) }));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipIt(plain),
  ]);
  return { etag, plain, br, gzip: gzipped };
}

export function sendPrepared(reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=86400`)
    .header('vary', 'Accept-Encoding')
    .header('etag', answer.etag);
  const known = (reply.request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(answer.etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const coding = codingFor(reply.request.headers['accept-encoding']);
  if (coding === null) return reply.send(answer.plain);
  return reply.header('content-encoding', coding).send(coding === 'br' ? answer.br : answer.gzip);
}

/** Nine is within a few percent of eleven and does not keep a core for a second. */
const BROTLI_QUALITY = 9;
const brotli = promisify(brotliCompress) as (text: Buffer, options: object) => Promise<Buffer>;
const gzipIt = promisify(gzip) as (text: Buffer) => Promise<Buffer>;
