import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { today } from '../store.ts';

const WEEKLY_DAYS = 7;
const BIRTHDAY_DAYS = 30;

/**
 * Gifts of the week and of birthdays, once a week and once a year. Run again it adds nothing, and a night that was missed is
 * made up for within the week; a birthday of 29 February is on the 28th of other years.
 */
export async function notePeriodicGifts(tx: Tx): Promise<void> {
  const day = await today(tx);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  await tx.run(weeklyStatement, [monday.toString(), tx.now, tx.now.add({ hours: 24 * WEEKLY_DAYS })]);
  const birthdays = [day.toString().slice(5)];
  if (birthdays[0] === '02-28' && !day.inLeapYear) birthdays.push('02-29');
  await tx.run(birthdayStatement, [birthdays, String(day.year), tx.now, tx.now.add({ hours: 24 * BIRTHDAY_DAYS })]);
}

const weeklyStatement: Statement = {
  name: 'vip.weekly-gifts',
  text: `insert into vip_gift (player_id, source, reference, level, amount_minor, due_at, expires_at)
         select a.player_id, 'vipWeekly', $1, r.level, r.weekly_gift_minor, $2, $3
         from vip_rank r join account a on a.rank_level = r.level
         where r.weekly_gift_minor > 0 and a.role = 'player' and a.status = 'open' and a.account_type <> 4
         on conflict do nothing`,
};
const birthdayStatement: Statement = {
  name: 'vip.birthday-gifts',
  text: `insert into vip_gift (player_id, source, reference, level, amount_minor, due_at, expires_at)
         select a.player_id, 'vipBirthday', $2, r.level, r.birthday_gift_minor, $3, $4
         from registration_detail d
         join account a on a.player_id = d.player_id
         join vip_rank r on r.level = a.rank_level
         where d.field = 'birthday' and right(d.value, 5) = any ($1::text[]) and r.birthday_gift_minor > 0
           and a.role = 'player' and a.status = 'open' and a.account_type <> 4
         on conflict do nothing`,
};
