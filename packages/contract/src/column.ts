import * as z from 'zod/mini';

/** One kind of entry: how it is known, and what documents say of it. */
type Kind<Entry> = { is: (value: unknown) => value is Entry; described: object };

/**
 * A list of thousands, each entry held against one plain question. A schema for each of them keeps a slow phone busy for a
 * fifth of a second, and with it the visitor's next press.
 */
export function column<Entry>({ is, described }: Kind<Entry>): z.ZodMiniType<Entry[]> {
  const schema = z.custom<Entry[]>((value) => Array.isArray(value) && value.every(is));
  schema._zod.toJSONSchema = () => ({ type: 'array', items: described });
  return schema;
}

export const text: Kind<string> = { is: (value) => typeof value === 'string', described: { type: 'string' } };

export const whole: Kind<number> = {
  is: (value): value is number => Number.isSafeInteger(value),
  described: { type: 'integer' },
};

export const textOrZero: Kind<string | 0> = {
  is: (value) => value === 0 || typeof value === 'string',
  described: { anyOf: [{ type: 'string' }, { const: 0 }] },
};
