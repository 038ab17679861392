import type { LiveStream } from '@pelita/contract';
import type { Json } from './shapes.ts';
import { whoMayAsk } from './who-may-ask.ts';

/** What no call of the table describes: the envelope of a refusal, a sealed body, the event stream. */
export const refusalShape: Json = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Ours, stable.' },
    errorCode: { type: 'string', description: 'The key of the API family, where it has one.' },
    message: { type: 'string', description: 'One sentence in the language of the header Language.' },
    fields: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['key', 'message'],
        properties: { key: { type: 'string' }, params: { type: 'object' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

export const sealedBody: Json = {
  type: 'object',
  required: ['value'],
  additionalProperties: false,
  properties: {
    value: {
      type: 'string',
      description:
        'A compact JWE (ECDH-ES on P-256, A256GCM) to a key of GET /wps/system/keys, named by `kid`. Its plaintext is the JSON of `x-plaintext` with `iat` (seconds) and a random `jti` beside its fields.',
    },
  },
};

export function eventStreamOf({ who }: LiveStream): Json {
  return {
    operationId: 'getEvents',
    tags: ['events'],
    summary: 'What happens, as it happens: text/event-stream, read by fetch. Last-Event-ID replays what was missed.',
    ...whoMayAsk(who),
    parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
    responses: {
      '200': { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    },
  };
}
