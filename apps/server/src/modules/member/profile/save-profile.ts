import { type Brand, type CallAnswer, type CallInput, Refusal, type saveProfile as saveCall } from '@pelita/contract';
import { getCountries } from 'libphonenumber-js';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { detailsOf, lockAccount, saveDetails, setNickname } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { profileOf } from './get-profile.ts';

type Call = typeof saveCall;

/** Changes what was sent. The birthday is checked against the brand's limit and stays as it was first set (REG-12). */
export function saveProfile(brand: Brand) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await lockAccount(tx, playerId);
    const before = await detailsOf(tx, playerId);
    const { nickname, ...details } = body;
    if (details.birthday !== undefined) judgeBirthday(details.birthday, before['birthday'], brand, tx.now);
    if (details.nationality !== undefined) judgeNationality(details.nationality, before['nationality']);
    if (nickname !== undefined) await setNickname(tx, playerId, nickname.trim() || null);
    await saveDetails(tx, playerId, details);
    const actor = `player:${playerId}`;
    await recordAudit(tx, { actor, action: 'save-profile', subject: actor, after: { fields: Object.keys(body) } });
    return profileOf(tx, playerId);
  };
}

function judgeBirthday(typed: string, known: string | undefined, brand: Brand, now: Temporal.Instant): void {
  if (known !== undefined && typed !== known) throw new Refusal('birthday_fixed');
  if (typed === '') return;
  const minimum = brand.birthdayLimitYears;
  const latest = now.toZonedDateTimeISO(brand.timeZone).toPlainDate().subtract({ years: minimum });
  if (Temporal.PlainDate.compare(Temporal.PlainDate.from(typed), latest) > 0)
    throw new Refusal('invalid_field', { fields: { birthday: { key: 'too_young', params: { minimum } } } });
}

const countries: ReadonlySet<string> = new Set(getCountries());

/** A country of the list that GET /wps/system/country answers. What was typed before there was one may stay. */
function judgeNationality(typed: string, known: string | undefined): void {
  const code = typed.trim();
  if (code === '' || code === known || countries.has(code)) return;
  throw new Refusal('invalid_field', { fields: { nationality: { key: 'not_on_list' } } });
}
