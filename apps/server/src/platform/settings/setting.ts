import * as z from 'zod';

/** One typed setting: what it may be, what it is until somebody changes it, and what it means. */
export type SettingDefinition<Value = unknown> = {
  schema: z.ZodType<Value>;
  default: Value;
  meaning: string;
  /** The audit log says only that it changed. */
  isSecret?: true;
  /** The wire's name of a feature switch, like FREEPLAY3. */
  modId?: string;
};

export function setting<Value>(
  schema: z.ZodType<Value>,
  initial: NoInfer<Value>,
  meaning: string,
): SettingDefinition<Value> {
  return { schema, default: initial, meaning };
}

export function secretSetting<Value>(...parts: Parameters<typeof setting<Value>>): SettingDefinition<Value> {
  return { ...setting(...parts), isSecret: true };
}

/** A feature of the portal that an operator may switch off. */
export function feature(
  modId: string,
  initial: boolean,
  meaning: string,
): SettingDefinition<boolean> & { modId: string } {
  return { schema: z.boolean(), default: initial, meaning, modId };
}
