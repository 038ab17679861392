import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { codingFor, type Coding } from './accepted-coding.ts';
import { answersTo } from '../kept/answers-to.ts';
import { COMPRESS_FROM_BYTES } from './limits.ts';

/**
 * Only answers to reading are compressed: they hold no secret beside text of an attacker's choosing, which is what
 * makes a compressed length tell something.
 */
export async function sendJson(
  reply: FastifyReply,
  body: object,
  { isToldToMany = false }: { isToldToMany?: boolean } = {},
): Promise<FastifyReply> {
  const text = JSON.stringify(body);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  const coding = reply.request.method === 'GET' ? codingFor(reply.request.headers['accept-encoding']) : null;
  if (reply.request.method === 'GET') reply.header('vary', 'Accept-Encoding, Language, Authorization');
  if (coding === null || text.length < COMPRESS_FROM_BYTES) return reply.send(text);
  reply.header('content-encoding', coding);
  const isKept = isToldToMany && text.length <= KEPT_MAXIMUM_LENGTH;
  return reply.send(
    await (isKept ? packed(`${coding} ${text}`, () => compress(text, coding)) : compress(text, coding)),
  );
}

/** What visitors are told is told to one after the other, and packing it takes as long as all the rest. */
const packed = answersTo<Promise<Buffer>>(64);
const KEPT_MAXIMUM_LENGTH = 64 * 1024;

async function compress(text: string, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(text);
}

/** Quality 4 is where a bit more time stops buying noticeably fewer bytes for text of a few kilobytes. */
const BROTLI_QUALITY = 4;
const brotli = promisify(brotliCompress) as (text: string, options: object) => Promise<Buffer>;
const gzipped = promisify(gzip) as (text: string) => Promise<Buffer>;
