import { type CallAnswer, type CallInput, Refusal, type sendPasswordMail as sendCall } from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Carriers } from '../../../platform/providers/carriers.ts';
import { countAttempt, mailAddress, maskedContact } from '../../accounts/index.ts';
import { recoveryKey } from '../throttle/login-throttle.ts';
import { accountToReset } from './account-to-reset.ts';
import { linkOrigin } from './link-origin.ts';
import { enqueueResetMail } from './mail-reset-job.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof sendCall;
type Needs = { platform: Platform; carriers: Pick<Carriers, 'mail'> };

/**
 * PASS-01: asks for a link by mail. Known or not, the same is done and answered: a job is put into the queue, which
 * alone looks whether there is such an account, unless the brand wants visitors to be told.
 */
export function sendPasswordMail({ platform, carriers }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const username = body.username.trim();
    const email = mailAddress(body.email);
    const fields = {
      ...(username === '' ? { username: { key: 'required' } } : {}),
      ...(email === null ? { email: { key: body.email.trim() === '' ? 'required' : 'mail_address' } } : {}),
    };
    if (email === null || username === '') throw new Refusal('invalid_field', { fields });
    if (carriers.mail === null) throw new Refusal('code_not_allowed');
    const now = platform.clock.now();
    await countAttempt(database, now, await recoveryKey(platform, username, email));
    // Where the answer tells, guesses are as few as the calls of this class from one address; the name's owner has theirs.
    if (platform.settings.get(entranceSettings.revealUnknownAccount)) await refuseUnknown(database, username, email);
    const { language } = who;
    const origin = linkOrigin(platform, who.host);
    await database.transaction((tx) => enqueueResetMail(tx, { username, email, language, origin }));
    const to = maskedContact({ channel: 'mail', value: email });
    return { message: serverText(language, 'codes', 'resetSent', { to }) };
  };
}

async function refuseUnknown(database: Database, username: string, email: string): Promise<void> {
  if ((await database.reading((tx) => accountToReset(tx, username, email))) === null)
    throw new Refusal('recovery_unknown_account');
}
