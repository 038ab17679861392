import type { Audience } from '@pelita/contract';

/** What stands in `/openapi.json` of an operation, as far as somebody needs it who means harm. */
export type Operation = {
  method: string;
  path: string;
  who: Audience;
  isSealed: boolean;
  isIdempotent: boolean;
  query: readonly string[];
  /** Fields of the body with a value that has the form of the schema; null for an operation without one. */
  body: Readonly<Record<string, unknown>> | null;
  required: readonly string[];
};

type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  'x-plaintext'?: Schema;
};
type Described = {
  'x-who': Audience;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(document, method, path, described)),
  );
}

function operationOf(document: Document, method: string, path: string, described: Described): Operation {
  const { parameters = [], requestBody } = described;
  const sent = requestBody?.content['application/json'].schema;
  const shape = sent === undefined ? null : resolved(document, sent['x-plaintext'] ?? sent);
  return {
    method: method.toUpperCase(),
    path,
    who: described['x-who'],
    isSealed: sent?.['x-plaintext'] !== undefined,
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    body:
      shape === null
        ? null
        : Object.fromEntries(
            Object.entries(shape.properties ?? {}).map(([name, schema]) => [name, sampleOf(document, schema)]),
          ),
    required: shape?.required ?? [],
  };
}

function sampleOf(document: Document, given: Schema): unknown {
  const schema = resolved(document, given);
  const [alternative] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (alternative) return sampleOf(document, alternative);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return 'sample123';
  }
}

function resolved(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(document, document.components.schemas[name] ?? {});
}
