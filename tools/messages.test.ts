import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@pelita/i18n';
import { en, ms } from '@pelita/i18n/messages';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const portal = 'apps/portal/src';
const server = 'apps/server/src';

type Message = { says: string; area: Area; key: string; raisedIn: string; as?: string };

/** The catalogue of messages in own words, each with its text and the one place on its side that raises it. */
const raised: Message[] = [
  say(
    'a trial account may not do this',
    'errors',
    'in_need_true_account',
    `${server}/modules/accounts/sessions/player-principal.ts`,
    "'in_need_true_account'",
  ),
  say('a game takes no play money', 'errors', 'in_need_true_account', `${server}/modules/play/launch-game.ts`),
  say(
    'the way on from there',
    'dialogs',
    'in_increase_submit',
    `${portal}/features/entrance/need-true-account-dialog.tsx`,
  ),
  say('are you sure to log out', 'dialogs', 'in_sure_logout', `${portal}/modals/logout/logout-dialog.tsx`),
  say('a copy has succeeded', 'kitForms', 'copied', 'packages/ui/src/copy/copy-button.tsx'),
  say('under maintenance now', 'site', 'maintenanceNote', `${portal}/features/site/site-screen.tsx`),
  say('a visit is restricted', 'site', 'restrictedHeading', `${portal}/features/site/site-screen.tsx`),
  say('the domain check failed', 'site', 'foreignHeading', `${portal}/features/site/site-screen.tsx`),
  say('the domain check failed, to a call', 'errors', 'domain_check_failed', `${server}/modules/site/site-gate.ts`),
  say('the address is blocked', 'errors', 'region_restricted', `${server}/modules/site/site-gate.ts`),
  say('under maintenance, to a call', 'errors', 'maintenance', `${server}/modules/site/site-gate.ts`),
  say(
    'wrong username or password',
    'errors',
    'wrong_credentials',
    `${server}/modules/entrance/login/prove-by-password.ts`,
  ),
  say('the confirmation differs', 'fieldErrors', 'checkPass', `${portal}/shared/rules/confirmation-problem.ts`),
  ...['letter_first', 'any', 'email', 'full_name'].map((key) =>
    say(`a format is wrong: ${key}`, 'patterns', key, `${portal}/shared/rules/rule-hint.ts`, 'patternId'),
  ),
  say(
    'the terms are not accepted',
    'fieldErrors',
    'not empty?',
    `${portal}/features/entrance/registration/register-form.tsx`,
  ),
  say(
    'not a person, as far as known',
    'errors',
    'human_check_failed',
    `${server}/platform/providers/human-check/altcha.ts`,
  ),
  say('the network is abnormal', 'kit', 'networkAbnormal', 'packages/client/src/call-failure.ts'),
  say('a page takes too long', 'shell', 'pageTimeout', `${portal}/app/page-error.tsx`),
  say('a part of a page cannot be had', 'shell', 'chunkError', `${portal}/app/page-error.tsx`),
  say('an error of the system', 'errors', 'internal_error', `${server}/platform/http/refusal-answer.ts`),
  say('an error of a page', 'shell', 'unexpectedError', `${portal}/app/page-error.tsx`),
  say('a window is blocked', 'site', 'popupBlocked', `${portal}/features/support/open-customer-service.ts`),
  say('not logged in', 'errors', 'not_logged_in', `${server}/platform/http/not-logged-in.ts`),
  say('no member, so no way in', 'errors', 'non_member', `${server}/modules/entrance/login/login-side.ts`),
  say('no agent, so no way in', 'errors', 'non_agent', `${server}/modules/entrance/login/login-side.ts`),
  say('a number is wrong', 'fieldErrors', 'phone_number', `${server}/modules/accounts/contacts/phone-number.ts`),
  say(
    'too many requests, again in five minutes',
    'errors',
    'too_many_codes',
    `${server}/modules/entrance/codes/next-sends.ts`,
  ),
  say('the quota is used up', 'errors', 'code_quota_exceeded', `${server}/modules/entrance/codes/next-sends.ts`),
  say('an unknown failure of a carrier', 'errors', 'code_not_sent', `${server}/modules/entrance/codes/code-service.ts`),
  say('a code is wrong', 'errors', 'code_wrong', `${server}/modules/entrance/codes/code-service.ts`, "'code_wrong'"),
  say(
    'a code has run out',
    'errors',
    'code_expired',
    `${server}/modules/entrance/codes/code-service.ts`,
    "'code_expired'",
  ),
  say(
    'the captcha is wrong',
    'errors',
    'captcha_wrong',
    `${server}/modules/entrance/captcha/captcha.ts`,
    "'captcha_wrong'",
  ),
  say(
    'no such username or email',
    'errors',
    'recovery_unknown_account',
    `${server}/modules/entrance/recovery/send-password-mail.ts`,
  ),
  say(
    'the invitation code is wrong',
    'errors',
    'invitation_code_error',
    `${server}/modules/entrance/invitations/invitations.ts`,
  ),
  say('a game is under maintenance', 'errors', 'game_unavailable', `${server}/modules/play/launch-game.ts`),
  say('others are open meanwhile', 'lobby', 'closedNote', `${portal}/modals/game-closed/game-closed-dialog.tsx`),
];

/** They come with the parts that raise them, and nothing is said of them yet. */
const waiting = {
  'phone verification': ['its window was closed'],
  'agents and invitations': ['not an agent', 'contact your agent', 'a used account'],
};

/** What operators are told has the same codes and other readers. */
const forOperators =
  /\/modules\/(?:operators|approvals|adjustments|appointments|configuration|players)\/|refuse-other-hosts/;

const sources = new Map(
  globSync(`{apps/{portal,server},packages/{client,ui}}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !forOperators.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

test.each(raised)('ERR-01 $says: has its text in every language', ({ area, key }) => {
  const english: Record<string, string> = en[area];
  const malay: Record<string, string> = ms[area];
  expect(english[key]).toMatch(/\S/);
  expect(malay[key]).toMatch(/\S/);
  expect(malay[key]).not.toBe(english[key]);
});

test.each(raised)('ERR-01 $says: it is raised in one place', ({ area, key, raisedIn, as }) => {
  const source = sources.get(raisedIn) ?? '';
  expect(source, raisedIn).toContain(as ?? `'${key}'`);
  if (as !== undefined) return;
  const raises = area === 'errors' ? `Refusal('${key}'` : `('${key}'`;
  const side = raisedIn.split('/').slice(0, 2).join('/');
  const elsewhere = [...sources].filter(
    ([file, text]) => file.startsWith(side) && file !== raisedIn && text.includes(raises),
  );
  // Two areas may use one word for different things; then the place names the area.
  const ofThisArea = elsewhere.filter(([, text]) => area === 'errors' || text.includes(`useText('${area}')`));
  expect(ofThisArea.map(([file]) => file)).toEqual([]);
});

test('no message is both raised and waited for', () => {
  const said = raised.map(({ says }) => says);
  expect(new Set(said).size).toBe(said.length);
  expect(
    Object.values(waiting)
      .flat()
      .filter((one) => said.includes(one)),
  ).toEqual([]);
});

function say(says: string, area: Area, key: string, raisedIn: string, as?: string): Message {
  return { says, area, key, raisedIn, ...(as === undefined ? {} : { as }) };
}
