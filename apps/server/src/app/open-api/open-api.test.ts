import { errorCatalogue, liveStream, sessionAsked } from '@pelita/contract';
import { calls } from '@pelita/contract/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { bearerToken } from '../../platform/principals/bearer-token.ts';
import { openApiDocument } from './index.ts';

type Operation = {
  'x-who': unknown;
  security?: unknown;
  requestBody?: unknown;
  responses: Record<string, { description: string }>;
  parameters: { name: string; in: string }[];
};
const principals = [{ kind: 'player', proof: bearerToken }] as const;
const document = openApiDocument({ name: 'Test' }, { calls, stream: liveStream, principals });
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operationOf = (path: string, method: string) => {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
};

test('API-06 the document is valid OpenAPI', async () => {
  const plain = JSON.parse(JSON.stringify(document)) as Parameters<Validator['validate']>[0];
  const { valid, errors } = await new Validator().validate(plain);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('API-06 every call of the table is in it under each of its methods, relays by operation, and nothing else but the stream', () => {
  const expected = calls.flatMap((call) =>
    [call.method, ...(call.alsoMethods ?? [])].map((method) => `${method} ${call.path}`),
  );
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(found.toSorted((one, other) => one.localeCompare(other))).toEqual(
    [...expected, 'GET /wps/events'].toSorted((one, other) => one.localeCompare(other)),
  );
  expect(paths['/wps/relay/GCSGAME_gameList']).toBeDefined();
});

test('API-06 each call shows who may make it, its seal and the refusals of its own', () => {
  for (const call of calls) {
    const operation = operationOf(call.path, call.method.toLowerCase());
    expect(operation['x-who'], call.name).toEqual(call.who);
    expect(operation.security !== undefined, call.name).toBe(sessionAsked(call.who) !== null);
    expect(JSON.stringify(operation.requestBody ?? '').includes('SealedBody'), call.name).toBe(call.sealed === true);
    expect(
      operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
      call.name,
    ).toBe(call.idempotent === true);
    for (const code of call.refusals ?? []) {
      expect(operation.responses[String(errorCatalogue[code].status)]?.description, `${call.name} ${code}`).toContain(
        `\`${code}\``,
      );
    }
  }
});
