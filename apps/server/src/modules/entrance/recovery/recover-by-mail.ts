import {
  type CallAnswer,
  type CallInput,
  type checkResetLink as checkCall,
  Refusal,
  RESET_LINK_MINUTES,
  type resetPassword as resetCall,
  type sendPasswordMail as sendCall,
} from '@pelita/contract';
import { serverText } from '@pelita/i18n';
import * as z from 'zod';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { JobHandler } from '../../../platform/module.ts';
import { maskedContact } from '../codes/code-answer.ts';
import { mailAddress } from '../../accounts/contacts/mail-address.ts';
import { contactOf } from '../../accounts/contacts/store.ts';
import { countTry, forgiveTry, nameKey, recoveryKey } from '../../accounts/throttle/attempts.ts';
import type { IdentityParts } from '../parts.ts';
import { adoptPassword, refuseUnfitPassword } from '../../accounts/passwords/new-password.ts';
import { typedPassword } from '../../accounts/passwords/typed-password.ts';
import { tokenHash } from '../../accounts/sessions/open-session.ts';
import { accountOf, playerByName } from '../../accounts/store.ts';
import { canonicalUsername } from '../../accounts/names/username.ts';
import { linkOrigin } from './link-origin.ts';
import { insertReset, playerOfReset, useReset } from './store.ts';

const MAIL_RESET = 'identity.mail-reset';

const Wanted = z.object({
  letterId: z.string(),
  username: z.string(),
  email: z.string(),
  language: z.string(),
  origin: z.string(),
});

/**
 * PASS-01: asks for a link by mail. Known or not, the same is done and answered: a job is put into the queue, which
 * alone looks whether there is such an account, unless the brand wants people to be told.
 */
export function sendPasswordMail({ platform, needs }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof sendCall>,
    { body }: CallInput<typeof sendCall>,
  ): Promise<CallAnswer<typeof sendCall>> => {
    const username = body.username.trim();
    const email = mailAddress(body.email);
    const fields = {
      ...(username === '' ? { username: { key: 'required' } } : {}),
      ...(email === null ? { email: { key: body.email.trim() === '' ? 'required' : 'mail_address' } } : {}),
    };
    if (email === null || username === '') throw new Refusal('invalid_field', { fields });
    if (needs.carriers.mail === null) throw new Refusal('code_not_allowed');
    const now = platform.clock.now();
    await countTry(database, now, await recoveryKey(platform, username, email));
    // Where the answer tells, guesses are as few as the calls of this class from one address; the name's owner has theirs.
    if (platform.settings.get('recovery.revealUnknownAccount')) await refuseUnknown(database, username, email);
    const { language } = who;
    await database.transaction((tx) => {
      const origin = linkOrigin(platform, who.host);
      const wanted: z.input<typeof Wanted> = { letterId: tx.newId(), username, email, language, origin };
      return tx.enqueue({ name: MAIL_RESET, data: wanted });
    });
    const to = maskedContact({ channel: 'mail', value: email });
    return { message: serverText(language, 'codes', 'resetSent', { to }) };
  };
}

export function mailResetJob({ platform, needs }: IdentityParts): JobHandler {
  const { brand, random } = platform;
  return {
    name: MAIL_RESET,
    long: async (database, data) => {
      const { letterId, username, email, language, origin } = Wanted.parse(data);
      const resetToken = random.token();
      const account = await database.transaction(async (tx) => {
        const found = await accountToReset(tx, username, email);
        const expiresAt = tx.now.add({ minutes: RESET_LINK_MINUTES });
        if (found) await insertReset(tx, tokenHash(resetToken), { playerId: found.playerId, expiresAt });
        return found;
      });
      if (!account) return;
      // Behind the hash sign, so that it reaches no log of any server.
      const link = `${origin}/login#reset=${resetToken}`;
      const words = { brand: brand.name, username: account.username, minutes: RESET_LINK_MINUTES, link };
      await needs.carriers.mail?.send({
        id: letterId,
        to: email,
        subject: serverText(language, 'mail', 'resetSubject', words),
        text: serverText(language, 'mail', 'reset', words),
      });
    },
  };
}

/** PASS-01: whoever opens a link that is used or expired hears of it before choosing a password. */
export async function checkResetLink(
  tx: Tx,
  _who: CallerOf<typeof checkCall>,
  { body }: CallInput<typeof checkCall>,
): Promise<CallAnswer<typeof checkCall>> {
  if ((await playerOfReset(tx, tokenHash(body.resetToken))) === null) throw new Refusal('reset_link_invalid');
  return { done: true };
}

/** The link proves the mailbox; it ends every session, and the member logs in with what they know now. */
export function resetPassword(parts: IdentityParts) {
  const { platform, hasher } = parts;
  return async (
    database: Database,
    who: CallerOf<typeof resetCall>,
    { body }: CallInput<typeof resetCall>,
  ): Promise<CallAnswer<typeof resetCall>> => {
    const newPassword = typedPassword(platform.settings, body.newPassword);
    const confirmNewPassword = typedPassword(platform.settings, body.confirmNewPassword);
    const token = tokenHash(body.resetToken);
    const playerId = await database.reading((tx) => playerOfReset(tx, token));
    if (playerId === null) throw new Refusal('reset_link_invalid');
    const { username } = await database.reading((tx) => accountOf(tx, playerId));
    refuseUnfitPassword(platform, { newPassword, confirmNewPassword, username });
    const hash = await hasher.hash(newPassword);
    const name = await nameKey(platform, username);
    await database.transaction(async (tx) => {
      if (!(await useReset(tx, token))) throw new Refusal('reset_link_invalid');
      const kept = { except: null, because: 'password' } as const;
      await adoptPassword(tx, parts, who, { playerId, hash, kept, way: 'mail' });
      // Whoever guessed at the old one keeps nobody from the new one.
      forgiveTry(tx, { name, address: null });
    });
    return { done: true };
  };
}

async function refuseUnknown(database: Database, username: string, email: string): Promise<void> {
  if ((await database.reading((tx) => accountToReset(tx, username, email))) === null)
    throw new Refusal('recovery_unknown_account');
}

/** An open player's account of this name whose mail address on file is this one. */
async function accountToReset(tx: Tx, username: string, email: string) {
  const playerId = await playerByName(tx, canonicalUsername(username));
  if (playerId === null || (await contactOf(tx, playerId)).email !== email) return null;
  const account = await accountOf(tx, playerId);
  return account.role === 'player' && account.status === 'open' ? account : null;
}
