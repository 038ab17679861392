import * as z from 'zod/mini';

export type Json = { [key: string]: unknown };

export type Shapes = {
  /** JSON Schema of a shape. `name` is its own within the document. */
  of(schema: z.ZodMiniType, io: 'input' | 'output', name: string): Json;
  /** Parts that refer to themselves, by the name that the others refer to them. */
  definitions: Json;
};

/** Shapes that refer to themselves come with definitions of their own; OpenAPI keeps all of those in one place. */
export function createShapes(): Shapes {
  const definitions: Json = {};
  return {
    definitions,
    of: (schema, io, name) => {
      const described = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      const text = JSON.stringify({ ...described, $schema: undefined }).replaceAll(
        '"#/$defs/',
        `"#/components/schemas/${name}`,
      );
      const { $defs = {}, ...shape } = JSON.parse(text) as Json & { $defs?: Json };
      for (const [part, definition] of Object.entries($defs)) definitions[name + part] = definition;
      return shape;
    },
  };
}
