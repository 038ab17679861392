import { type CallAnswer, type CallInput, Refusal, type register as registerCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { siteSettings } from '../../site/settings.ts';
import { entranceSettings } from '../settings.ts';
import type { RegisterMember } from './register-member.ts';
import { registrationRules } from './registration-fields.ts';

type Call = typeof registerCall;

/** REG-02: a member who has chosen a username. */
export function register({ settings, registerMember }: { settings: Settings; registerMember: RegisterMember }) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const isOpen = settings.get(siteSettings.directRegistration) && settings.get(entranceSettings.usernameRegistration);
    if (!isOpen) throw new Refusal('registration_closed');
    return registerMember(database, who, body, registrationRules(settings));
  };
}
