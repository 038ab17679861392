import type { CallAnswer, CallInput, setFirstPassword as setCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AdoptPassword, type PasswordHasher, refuseUnfitPassword, typedPassword } from '../../accounts/index.ts';
import type { CodeService } from '../../entrance/index.ts';
import { neededProvingContact } from './proving-contact.ts';

type Call = typeof setCall;
type Needs = Pick<Platform, 'settings'> & { codes: CodeService; hasher: PasswordHasher; adoptPassword: AdoptPassword };

/** A token alone sets no password: there is no old one to ask for, so a code to the owner stands for it. */
export function setFirstPassword({ settings, codes, hasher, adoptPassword }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId, sessionId, username } = who.player;
    const newPassword = typedPassword(settings, body.newPassword);
    const confirmNewPassword = typedPassword(settings, body.confirmNewPassword);
    refuseUnfitPassword({ settings }, { newPassword, confirmNewPassword, username });
    const contact = await database.reading((tx) => neededProvingContact(tx, playerId));
    const proof = [{ purpose: 'first-password', contact, playerId }, body.code] as const;
    await codes.judge(database, ...proof);
    const hash = await hasher.hash(newPassword);
    await database.transaction(async (tx) => {
      await codes.useUp(tx, ...proof);
      await neededProvingContact(tx, playerId);
      const kept = { except: sessionId, because: 'password' } as const;
      await adoptPassword(tx, who, { playerId, hash, kept, proof: `${contact.channel} code` });
    });
    return { done: true };
  };
}
