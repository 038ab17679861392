import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendJson } from './send-json.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test('an answer that many are told is packed for each as it is, whatever was packed before', async () => {
  const app = Fastify();
  app.get<{ Querystring: { said: string } }>('/', async ({ query: { said } }, reply) =>
    sendJson(reply, { said: said.repeat(800) }, { isToldToMany: true }),
  );
  for (const said of ['koi', 'naga', 'koi', 'wau'])
    for (const coding of ['br', 'gzip'] as const) {
      const answer = await app.inject({ url: `/?said=${said}`, headers: { 'accept-encoding': coding } });
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(JSON.parse(unpack[coding](answer.rawPayload).toString())).toEqual({ said: said.repeat(800) });
    }
  const plain = await app.inject({ url: '/?said=koi' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual({ said: 'koi'.repeat(800) });
});
