import type { FieldRule } from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { disabledField, fieldRule, requiredField } from '../fields/field-rules.ts';

const shipped = {
  // Printable: whatever is not a control character.
  password: { ...requiredField('any', 8, 64, 'password'), acceptedPattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' },
  confirmPassword: requiredField('any', 1, 64, 'password'),
  paymentPassword: disabledField('digits', 6, 6, 'password'),
};

/** The rules of both passwords, which registration, change and recovery apply alike. */
export function passwordFields(settings: Pick<Settings, 'get'>): Record<keyof typeof shipped, FieldRule> {
  const paymentPassword = fieldRule(settings, 'paymentPassword', shipped.paymentPassword);
  return {
    password: alwaysOn(fieldRule(settings, 'password', shipped.password)),
    confirmPassword: alwaysOn(fieldRule(settings, 'confirmPassword', shipped.confirmPassword)),
    // REG-03: a payment password is required whenever it shows.
    paymentPassword: { ...paymentPassword, required: paymentPassword.enabled },
  };
}

/** An account cannot be made without it, so no setting switches it off. */
export function alwaysOn(rule: FieldRule): FieldRule {
  return { ...rule, enabled: true, required: true };
}
