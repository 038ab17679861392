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

/** Begun before the form asks, so that it comes whole; the first who asks takes the answer. */
let begun: Promise<RegistrationRules> | null = null;
const PATIENCE_MS = 400;

/** Waits until the rules are at hand, have failed or take too long: whoever presses wants to see something. */
export async function rulesAtHand(): Promise<void> {
  if (keptRules()) return;
  begun = readRules();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([begun.catch(() => null), patience]);
}

export async function readRules(): Promise<RegistrationRules> {
  if (begun) {
    const answer = begun;
    begun = null;
    return answer;
  }
  const rules = await send(getRegistrationSetting, {});
  keptInTab.write(ITEM, JSON.stringify(rules));
  return rules;
}
