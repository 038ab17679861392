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

const always = ['username', 'password', 'confirmPassword'];
const fieldsOfEveryForm = [...always, 'mobileNum', 'verificationCode'];

/** Of a rule that has not come: it has nothing to say of its field. */
export const UNKNOWN_PATTERN = 'unknown';

/** What every registration asks for, for a form whose rules have not come: it stands there, and the server judges. */
export const fewestRules: RegistrationRules = Object.fromEntries(
  fieldsOfEveryForm.map((field) => {
    const enabled = always.includes(field);
    const lengths = { acceptedPattern: '*', patternId: UNKNOWN_PATTERN, minLength: 1, maxLength: 64 };
    return [field, { enabled, required: enabled, ...lengths, type: 'text' }];
  }),
);
