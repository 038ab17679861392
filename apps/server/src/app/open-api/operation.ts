import { errorCatalogue, type Call, type ErrorCode } from '@pelita/contract';
import type * as z from 'zod/mini';
import type { Json, Shapes } from './shapes.ts';
import { refusalsOfOthers, whoMayAsk } from './who-may-ask.ts';

/** One call under one of its methods. */
export function operationOf(call: Call, method: string, shapes: Shapes): Json {
  const name = operationName(call, method);
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.summary,
    ...whoMayAsk(call.who),
    parameters: parametersOf(call, name, shapes),
    ...(call.body === undefined || method === 'GET'
      ? {}
      : { requestBody: requestBodyOf(call, call.body, name, shapes) }),
    responses: { '200': valueResponse(call, name, shapes), ...refusalResponses(call) },
  };
}

function tagOf(call: Call): string {
  if (call.relay) return 'relay';
  return call.bare ? 'lottery' : (call.path.split('/')[2] ?? 'wps');
}

function operationName(call: Call, method: string): string {
  const words = call.path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());
  return method.toLowerCase() + words;
}

function parametersOf(call: Call, name: string, shapes: Shapes): Json[] {
  return [
    ...membersOf(call.params, 'path', name, shapes),
    ...membersOf(call.query, 'query', name, shapes),
    ...(call.cookies ?? []).map((cookie) => ({
      name: cookie,
      in: 'cookie',
      required: false,
      schema: { type: 'string' },
    })),
    { name: 'Language', in: 'header', required: false, schema: { type: 'string' }, description: 'Like MY or EN.' },
    ...(call.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 64 } }]
      : []),
  ];
}

function membersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query', name: string, shapes: Shapes): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = shapes.of(schema, 'input', `${name}${place}`) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([member, property]) => ({
    name: member,
    in: place,
    required: place === 'path' || required.includes(member),
    schema: property,
  }));
}

/** A sealed call shows both: what travels, and what is inside once opened. */
function requestBodyOf(call: Call, body: z.ZodMiniType, name: string, shapes: Shapes): Json {
  const clear = shapes.of(body, 'input', `${name}Body`);
  const schema = call.sealed ? { $ref: '#/components/schemas/SealedBody', 'x-plaintext': clear } : clear;
  const content = { 'application/json': { schema } };
  return {
    required: !body.safeParse(undefined).success,
    content: call.form ? { 'application/x-www-form-urlencoded': { schema }, ...content } : content,
  };
}

function valueResponse(call: Call, name: string, shapes: Shapes): Json {
  if (call.file) return { description: 'The file.', content: { [call.file]: { schema: { type: 'string' } } } };
  const value = shapes.of(call.value, 'output', `${name}Value`);
  const enveloped = { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] };
  const schema = call.bare ? value : enveloped;
  return { description: 'The value of the call.', content: { 'application/json': { schema } } };
}

function refusalResponses(call: Call): Record<string, Json> {
  const codes = new Set<ErrorCode>([...usualRefusals(call), ...(call.refusals ?? [])]);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      {
        description: some.map((code) => `\`${code}\`: ${errorCatalogue[code].meaning}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: some } } }],
            },
          },
        },
      },
    ]),
  );
}

/** What a call may answer by its flags alone, whatever its use case. */
function usualRefusals(call: Call): ErrorCode[] {
  return [
    'wrong_merchant',
    ...(call.params || call.query || call.body ? (['invalid_field'] as const) : []),
    ...(call.body ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...(call.sealed ? (['unsealed_body', 'seal_invalid', 'seal_stale', 'seal_repeated'] as const) : []),
    ...refusalsOfOthers(call.who),
    ...(call.idempotent ? (['idempotency_key_required', 'idempotency_key_invalid'] as const) : []),
    ...(call.rate && call.rate !== 'none' ? (['too_many_requests'] as const) : []),
    'overloaded',
    'internal_error',
  ];
}
