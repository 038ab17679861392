import type { Brand, Call, LiveStream } from '@pelita/contract';
import type { Principal } from '../../platform/principals/principal.ts';
import { eventStreamOf, refusalShape, sealedBody } from './fixed-shapes.ts';
import { operationOf } from './operation.ts';
import { createShapes, type Json } from './shapes.ts';

/** What an application serves, and to whom. */
type Served = {
  calls: readonly Call[];
  stream: LiveStream;
  principals: readonly Pick<Principal, 'kind' | 'proof'>[];
};

/** The table of calls as an OpenAPI 3.1 document. */
export function openApiDocument(brand: Pick<Brand, 'name'>, { calls, stream, principals }: Served): Json {
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
      title: brand.name,
      version: '1',
      description: 'Every call, generated from the table that serves them. `x-who` says who may make it.',
    },
    paths: { ...paths, [stream.path]: { get: eventStreamOf(stream) } },
    components: {
      securitySchemes: Object.fromEntries(principals.map(({ kind, proof }) => [kind, proof.scheme])),
      schemas: { Refusal: refusalShape, SealedBody: sealedBody, ...shapes.definitions },
    },
  };
}
