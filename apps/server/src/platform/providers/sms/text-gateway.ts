import * as z from 'zod';
import { secureUrl } from '../configuration-shapes.ts';

/** A text gateway as its operator describes it: what is asked over HTTP, and which answer says that the text was taken. */
export type TextGateway = z.output<ReturnType<typeof textGateway>>;

const PLACEHOLDERS = ['number', 'text', 'id'] as const;
export type TextValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** A template's text with its values in the places of `{number}`, `{text}` and `{id}`. */
export function filled(template: string, values: TextValues): string {
  return template.replaceAll(/\{(number|text|id)\}/g, (_whole, name: keyof TextValues) => values[name]);
}

export function textGateway() {
  return z
    .strictObject({
      // Whole and fixed: nothing that a player types is ever part of an address or a header.
      url: secureUrl().refine((url) => !url.includes('{'), 'must hold no placeholder: use query'),
      method: z.enum(['GET', 'POST', 'PUT']).default('POST'),
      headers: z.record(HeaderName, HeaderValue).default({}),
      query: z.record(z.string().max(100), Template).default({}),
      body: z
        .discriminatedUnion('as', [
          z.strictObject({ as: z.literal('json'), value: z.json() }),
          z.strictObject({ as: z.literal('form'), value: z.record(z.string().max(100), Template) }),
        ])
        .optional(),
      /** `e164` begins with a plus; `digits` is the same without. */
      number: z.enum(['e164', 'digits']).default('e164'),
      success: z
        .strictObject({
          status: z.array(z.int().min(200).max(299)).min(1),
          /** Where the answer is JSON: a JSON pointer to what has to be one of these. */
          field: z
            .strictObject({
              pointer: z.string().regex(/^(\/[^/]*)+$/, 'must be a JSON pointer, like /messages/0/status'),
              is: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1),
            })
            .optional(),
        })
        .default({ status: [200, 201, 202, 204] }),
    })
    .refine(({ method, body }) => method !== 'GET' || body === undefined, {
      path: ['body'],
      message: 'goes with no GET',
    })
    .refine(({ query, body }) => ['{number}', '{text}'].every((name) => JSON.stringify([query, body]).includes(name)), {
      path: ['body'],
      message: 'or query must hold {number} and {text}',
    });
}

const Template = z.string().max(1_000);
const HeaderName = z.string().regex(/^[a-zA-Z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'must be the name of a header');
/** Of one line, in Latin letters, and without a placeholder, so that no text reaches a header. */
const HeaderValue = z
  .string()
  .max(2_000)
  .regex(/^[\x20-\x7e]*$/, 'must be one line of plain letters')
  .refine((value) => !/\{(number|text|id)\}/.test(value), 'must hold no placeholder');
