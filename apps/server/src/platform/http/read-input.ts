import { BODY_MAXIMUM_BYTES, Refusal, type Call, type FieldProblems } from '@pelita/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fieldProblems } from './field-problems.ts';
import { formOfBody, jsonOfBody } from './json-body.ts';
import { readQuery } from './query.ts';
import { readBody } from './read-body.ts';
import { unstorableFields } from './storable-text.ts';

export type OpenSeal = (body: unknown) => Promise<Record<string, unknown>>;
export type Input = { params: unknown; query: unknown; body: unknown };

/** What was sent, in the shapes of the call; every faulty field of it in one refusal. */
export async function readInput(call: Call, request: FastifyRequest, openSeal: OpenSeal): Promise<Input> {
  const problems: FieldProblems[] = [];
  const params = parse(call.params, { ...(request.params as object) }, problems);
  const query = parse(call.query, readQuery(request.raw.url ?? ''), problems);
  const body = parseBody(call, await sentBody(call, request, openSeal), problems);
  if (problems.length > 0)
    throw new Refusal('invalid_field', { fields: Object.fromEntries(problems.flatMap(Object.entries)) });
  return { params, query, body };
}

async function sentBody(call: Call, request: FastifyRequest, openSeal: OpenSeal): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await readBody(request.raw, call.bodyMaximumBytes ?? BODY_MAXIMUM_BYTES);
  const form = call.form ? formOfBody(request.headers, bytes) : null;
  if (form !== null) return form;
  const json = jsonOfBody(request.headers, bytes);
  return call.sealed ? openSeal(json) : json;
}

function parseBody(call: Call, sent: unknown, problems: FieldProblems[]): unknown {
  if (sent !== undefined && !isObject(sent)) throw new Refusal('malformed_body');
  if (call.body === undefined) return sent === undefined ? undefined : parse(noFields, sent, problems) && undefined;
  if (sent === undefined && !call.body.safeParse(undefined).success) throw new Refusal('malformed_body');
  return parse(call.body, sent, problems);
}

/** A call without a body takes an empty object too, for clients that always send one. */
const noFields = z.strictObject({});

function parse(schema: z.ZodMiniType | undefined, input: unknown, problems: FieldProblems[]): unknown {
  if (schema === undefined) return undefined;
  const unstorable = unstorableFields(input);
  if (Object.keys(unstorable).length > 0) {
    problems.push(unstorable);
    return undefined;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  problems.push(fieldProblems(parsed.error.issues, input));
  return undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
