import * as z from 'zod';

/** One typed setting: what it may be and what it is until somebody changes it. What it means is said in each language by `packages/i18n`. */
export type Setting<Value = unknown> = {
  /** As the table, the audit log and the command line name it: `site.status`. */
  key: string;
  schema: z.ZodType<Value>;
  default: Value;
  /** The audit log says only that it changed. */
  isSecret?: true;
  /** The wire's name of a feature switch, like FREEPLAY3. */
  modId?: string;
  /** Whether a change takes a guard of money away: that needs two operators, the other way one. */
  isLoosened?(before: Value, after: Value): boolean;
  /** Why a value of the right form may not be set now, in one sentence; null when it may. */
  refuse(value: Value): string | null;
};

export function setting<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: NoInfer<Value>,
  refuse: (value: NoInfer<Value>) => string | null = () => null,
): Setting<Value> {
  return { key, schema, default: initial, refuse };
}

export function secretSetting<Value>(...parts: Parameters<typeof setting<Value>>): Setting<Value> {
  return { ...setting(...parts), isSecret: true };
}

/** A setting that two operators loosen. */
export function loosenedWhen<Value>(
  plain: Setting<Value>,
  isLoosened: (before: Value, after: Value) => boolean,
): Setting<Value> {
  return { ...plain, isLoosened };
}

/** A feature of the portal that an operator may switch off. */
export function feature(key: string, modId: string, initial: boolean): Setting<boolean> {
  return { ...setting(key, z.boolean(), initial), modId };
}
