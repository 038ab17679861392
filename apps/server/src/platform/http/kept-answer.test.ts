import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '@pelita/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptAnswer, keptBytesOf } from './kept-answer.ts';
import { sendJsonBytes } from './send-json.ts';

const look = call('GET /wps/look', { who: 'visitor', value: z.object({ said: z.string() }), summary: 'Test.' });
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test('a kept answer is written once, and is sent in every coding as what it says', async () => {
  const answer = keptAnswer(look, { said: 'koi'.repeat(800) });
  const bytes = keptBytesOf(answer);
  if (!bytes) throw new Error('nothing was written');
  expect(keptBytesOf(answer)).toBe(bytes);
  expect(bytes.pack('br')).toBe(bytes.pack('br'));

  const app = Fastify();
  app.get('/', async (_request, reply) => sendJsonBytes(reply, bytes));
  const envelope = { success: true, value: { said: 'koi'.repeat(800) } };
  for (const coding of ['br', 'gzip'] as const) {
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': coding } });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(JSON.parse(unpack[coding](packed.rawPayload).toString())).toEqual(envelope);
  }
  const plain = await app.inject({ url: '/' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Language, Authorization',
  });
  expect(plain.json()).toEqual(envelope);
});

test('a kept answer has the shape of its call, and what the shape lacks never leaves', () => {
  expect(() => keptAnswer(look, { said: 1 } as never)).toThrow(`the value of ${look.name} is not of its shape`);
  const answer = keptAnswer(look, { said: 'koi', secret: 'naga' } as { said: string });
  expect(answer).toEqual({ said: 'koi' });
  expect(keptBytesOf(answer)?.plain.toString()).not.toContain('naga');
  expect(keptBytesOf({ said: 'koi' })).toBeNull();
});
