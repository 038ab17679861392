import type { Setting } from '../setting.ts';
import type { Settings } from '../settings.ts';

/** Settings as shipped, but for the changes, by their keys. */
export function settingsWith(changes: Readonly<Record<string, unknown>>): Pick<Settings, 'get'> {
  return {
    get: <Value>({ key, default: initial }: Setting<Value>) =>
      (Object.hasOwn(changes, key) ? changes[key] : initial) as Value,
  };
}
