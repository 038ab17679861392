import {
  type CallAnswer,
  type CallInput,
  Refusal,
  type registerByMobile as registerCall,
  rulesByMobile,
} from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { siteSettings } from '../../site/settings.ts';
import { entranceSettings } from '../settings.ts';
import type { RegisterMember } from './register-member.ts';
import { needsMobileCode, registrationRules } from './registration-fields.ts';

type Call = typeof registerCall;

/**
 * REG-06: a member who is known by a mobile number. The code proves the number where the brand asks for one; a number
 * without a code is kept as typed and opens nothing. The account's name is drawn.
 */
export function registerByMobile({ settings, registerMember }: { settings: Settings; registerMember: RegisterMember }) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const isOpen = settings.get(siteSettings.directRegistration) && settings.get(entranceSettings.mobileRegistration);
    if (!isOpen) throw new Refusal('registration_closed');
    const rules = rulesByMobile(registrationRules(settings), {
      code: needsMobileCode(settings),
      password: settings.get(entranceSettings.passwordAtMobileRegistration),
    });
    return registerMember(database, who, body, rules);
  };
}
