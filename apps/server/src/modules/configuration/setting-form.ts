import type { SettingForm } from '@pelita/contract/office';
import * as z from 'zod';

/** What of a setting's shape a field can say: the rest is refused when it is set. */
export function settingForm(schema: z.ZodType): SettingForm {
  const { known, isNullable } = withoutNull(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape);
  return {
    kind: kindOf(known),
    choices: known.enum ?? [],
    minimum: known.minimum ?? null,
    maximum: known.maximum ?? null,
    isNullable,
  };
}

type Shape = {
  type?: string | string[];
  enum?: (string | number)[];
  items?: Shape;
  anyOf?: Shape[];
  minimum?: number;
  maximum?: number;
};

/** JSON Schema says "or null" by a list of types, or by two shapes where the other one has bounds. */
function withoutNull(shape: Shape): { known: Shape; isNullable: boolean } {
  const { type, anyOf } = shape;
  if (Array.isArray(type) && type.length === 2 && type[1] === 'null')
    return { known: { ...shape, type: type[0] ?? 'string' }, isNullable: true };
  const [first, second, ...others] = anyOf ?? [];
  const isNullable = second?.type === 'null' && others.length === 0;
  return { known: isNullable && first ? first : shape, isNullable };
}

function kindOf({ type, enum: choices, items }: Shape): SettingForm['kind'] {
  if (choices) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'string') return 'text';
  return type === 'array' && items?.type === 'string' ? 'lines' : 'data';
}
