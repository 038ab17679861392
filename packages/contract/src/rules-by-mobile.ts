import type { FieldRule } from './site.ts';

/** What a registration by mobile number asks for beside the number and the brand's optional fields. */
export type MobileNeeds = { code: boolean; password: boolean };

/** A number is judged as one of its country, however it is spelled, and not by a pattern. */
const anySpelling = { acceptedPattern: '*', minLength: 1, maxLength: 40 };

/**
 * REG-03, REG-06: the rules of the form by mobile number, made of those of the form by username: no username, the number
 * always, code and password as the brand's switches say, and every optional field as it is.
 */
export function rulesByMobile<Rules extends Record<string, FieldRule>>(rules: Rules, needs: MobileNeeds): Rules {
  const isAsked: Record<string, boolean> = {
    username: false,
    mobileNum: true,
    verificationCode: needs.code,
    password: needs.password,
    confirmPassword: needs.password,
  };
  const asked = Object.entries(rules).map(([field, rule]) => {
    const enabled = isAsked[field];
    if (enabled === undefined) return [field, rule] as const;
    return [field, { ...rule, ...(field === 'mobileNum' ? anySpelling : {}), enabled, required: enabled }] as const;
  });
  return Object.fromEntries(asked) as Rules;
}
