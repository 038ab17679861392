import * as z from 'zod/mini';

export type Field = { name: string; type: string; isRequired: boolean };

type Shape = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  required?: string[];
  items?: Shape;
  maxLength?: number;
};

/** The fields of a shape, each with its whole name: `info.resources[].url`. */
export function fieldsOf(schema: z.ZodMiniType, io: 'input' | 'output'): Field[] {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  return walk(shape, '', true);
}

function walk(shape: Shape, name: string, isRequired: boolean): Field[] {
  const inner = membersOf(shape, name);
  const isEmptyObject = shape.type === 'object' && inner.length === 0;
  if (inner.length > 0 || isEmptyObject) return inner;
  return [{ name, type: typeOf(shape), isRequired }];
}

function membersOf(shape: Shape, name: string): Field[] {
  if (shape.properties) {
    return Object.entries(shape.properties).flatMap(([key, member]) =>
      walk(member, name === '' ? key : `${name}.${key}`, shape.required?.includes(key) ?? false),
    );
  }
  if (typeof shape.additionalProperties === 'object')
    return walk(shape.additionalProperties, `${name}.*`.replace(/^\./, ''), true);
  if (shape.items) return walk(shape.items, `${name}[]`, true);
  return [];
}

function typeOf(shape: Shape): string {
  if (shape.$ref !== undefined) return 'the same again';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.anyOf) return shape.anyOf.map(typeOf).join(' | ');
  const type = [shape.type ?? 'anything'].flat().join(' | ');
  return shape.maxLength === undefined ? type : `${type}, at most ${shape.maxLength} characters`;
}
