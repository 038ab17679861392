import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { codingFor, type Coding } from './accepted-coding.ts';
import { answersTo } from '../kept/answers-to.ts';
import { COMPRESS_FROM_BYTES } from './limits.ts';

export async function sendJson(
  reply: FastifyReply,
  body: object,
  { isToldToMany = false }: { isToldToMany?: boolean } = {},
): Promise<FastifyReply> {
  const text = JSON.stringify(body);
  const isKept = isToldToMany && text.length <= KEPT_MAXIMUM_LENGTH;
  const pack = (coding: Coding): Promise<Buffer> =>
    isKept ? packed(`${coding} ${text}`, () => compress(text, coding)) : compress(text, coding);
  return sendJsonBytes(reply, { plain: text, pack });
}

/** An answer as it is written, and how it is packed. */
export type JsonBytes = { plain: string | Buffer; pack: (coding: Coding) => Promise<Buffer> };

/**
 * Only answers to reading are compressed: they hold no secret beside text of an attacker's choosing, which is what
 * makes a compressed length tell something.
 */
export async function sendJsonBytes(reply: FastifyReply, { plain, pack }: JsonBytes): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (reply.request.method !== 'GET') return reply.send(plain);
  reply.header('vary', 'Accept-Encoding, Language, Authorization');
  const coding = codingFor(reply.request.headers['accept-encoding']);
  if (coding === null || plain.length < COMPRESS_FROM_BYTES) return reply.send(plain);
  return reply.header('content-encoding', coding).send(await pack(coding));
}

/** What visitors are told is told to one after the other, and packing it takes as long as all the rest. */
const packed = answersTo<Promise<Buffer>>(64);
const KEPT_MAXIMUM_LENGTH = 64 * 1024;

export async function compress(text: string | Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(text);
}

/** Quality 4 is where a bit more time stops buying noticeably fewer bytes for text of a few kilobytes. */
const BROTLI_QUALITY = 4;
const brotli = promisify(brotliCompress) as (text: string | Buffer, options: object) => Promise<Buffer>;
const gzipped = promisify(gzip) as (text: string | Buffer) => Promise<Buffer>;
