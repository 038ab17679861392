import { getRegistrationSetting, type CallValue } from '@pelita/contract';
import { keptInTab } from '../browser/kept.ts';
import { send } from '../calls/send.ts';

export type RegistrationRules = CallValue<typeof getRegistrationSetting>;

/** The item of session storage that keeps the server's validation for this tab. */
const ITEM = 'validationConfig';

/** The rules as this tab last read them, for a form that stands there at once; the server applies them again. */
export function keptRules(): RegistrationRules | null {
  const kept = keptInTab.read(ITEM);
  if (!kept) return null;
  try {
    return getRegistrationSetting.value.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

export async function readRules(): Promise<RegistrationRules> {
  const rules = await send(getRegistrationSetting, {});
  keptInTab.write(ITEM, JSON.stringify(rules));
  return rules;
}
