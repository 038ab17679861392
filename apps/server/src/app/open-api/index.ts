import type { Brand, Call } from '@pelita/contract';
import { eventStream, refusalShape, sealedBody } from './fixed-shapes.ts';
import { operationOf } from './operation.ts';
import { createShapes, type Json } from './shapes.ts';

/** The table of calls as an OpenAPI 3.1 document. */
export function openApiDocument(calls: readonly Call[], brand: Pick<Brand, 'name'>): Json {
  const shapes = createShapes();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const method of [call.method, ...(call.alsoMethods ?? [])]) {
      paths[call.path] = { ...paths[call.path], [method.toLowerCase()]: operationOf(call, method, shapes) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} portal`,
      version: '1',
      description: 'Every call of the portal, generated from the table that serves them.',
    },
    paths: { ...paths, '/wps/events': { get: eventStream } },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The raw token of login or register.',
        },
      },
      schemas: { Refusal: refusalShape, SealedBody: sealedBody, ...shapes.definitions },
    },
  };
}
