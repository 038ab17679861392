import type { House } from './house.ts';
import { freshAccount, freshNumber, memberOfNewAddress, type Player } from './people.ts';
import type { Portal } from './portal.ts';
import { codeTo } from './codes.ts';

const extraFields =
  `payeeName email mobileNum qqNum line whatsapp facebook wechat idNumber paymentPassword recommenderId
  affiliateCode referralCode captcha`.split(/\s+/);
const switches =
  `mobileRegistration mobileVerificationAtRegistration mobileCodeLogin loginAddressVerification googleLogin
  facebookLogin passwordExpiry verificationAtPasswordChange`.split(/\s+/);
/** Whoever logs in with it must change it. */
const FLAGGED = 'lampu minyak 2026';

/**
 * The house as a brand has it that wants every way in and every field. Answers numbers of members at whose next login
 * the address is new: one for each picture, for a code is not sent twice in a short time.
 */
export async function openEveryWay(house: House, newcomers: number): Promise<string[]> {
  await house.set('registration.welcomeAmountMinor', 1_000);
  await house.set('account.flaggedDefaultPassword', FLAGGED);
  for (const name of switches) await house.set(`features.${name}`, true);
  const numbers = Array.from({ length: newcomers }, freshNumber);
  for (const number of numbers) await memberOfNewAddress(house.origin, number);
  await house.set('features.passwordAtMobileRegistration', true);
  const fields = extraFields.map((name) => [name, { enabled: true, required: false }]);
  await house.set('registration.fields', Object.fromEntries(fields));
  return numbers;
}

/** An entrance with all that has been switched on. */
export async function opensEveryWay(portal: Portal, path: string): Promise<void> {
  await portal.visit(path);
  await portal.modal.getByRole('button', { name: /Google/ }).waitFor();
}

type Opener = (portal: Portal, member: Player, house: House) => Promise<unknown>;

const pressed = ({ modal }: Portal, name: string) => modal.getByRole('button', { name, exact: true }).click();
const field = (
  { modal, text }: Portal,
  name: 'username' | 'email' | 'code' | 'mobileNum' | 'newPassword' | 'password',
) => modal.getByLabel(text('identity', name), { exact: true }).filter({ visible: true });

/** Every view of the ways in, of a house in which all of them are open. */
export const entranceScreens = (newcomers: string[]): Record<string, Opener> => ({
  'way-login': (portal) => opensEveryWay(portal, '/login'),
  'way-login-refused': async (portal) => {
    await opensEveryWay(portal, '/login');
    await portal.logIn({ username: freshAccount().username, password: 'wrong password' });
    await portal.modal.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  },
  'way-login-sms': async (portal) => {
    await opensEveryWay(portal, '/login');
    await pressed(portal, portal.text('identity', 'way_sms'));
    await field(portal, 'mobileNum').waitFor();
  },
  'way-forgot': async (portal) => {
    await opensEveryWay(portal, '/login');
    await pressed(portal, portal.text('identity', 'forgotPassword'));
    await pressed(portal, portal.text('identity', 'way_mail'));
  },
  'way-forgot-sms': async (portal) => {
    await opensEveryWay(portal, '/login');
    await pressed(portal, portal.text('identity', 'forgotPassword'));
    await pressed(portal, portal.text('identity', 'way_sms'));
    await field(portal, 'newPassword').waitFor();
  },
  'way-mail-sent': async (portal) => {
    const { username } = freshAccount();
    await opensEveryWay(portal, '/login');
    await pressed(portal, portal.text('identity', 'forgotPassword'));
    await field(portal, 'email').fill(`${username}@mail.example`);
    await field(portal, 'username').fill(username);
    await pressed(portal, portal.text('identity', 'sendLink'));
    await portal.modal.getByRole('heading', { name: portal.text('identity', 'mailSentTitle') }).waitFor();
  },
  'way-reset': async (portal) => {
    // As if the link were good.
    const answer = { json: { success: true, value: { done: true } } };
    await portal.page.route('**/wps/member/password/reset/check', (route) => route.fulfill(answer));
    await portal.visit(`/login#reset=${'x'.repeat(43)}`);
    await field(portal, 'newPassword').waitFor();
  },
  'way-reset-dead': async (portal) => {
    await portal.visit(`/login#reset=${'x'.repeat(43)}`);
    await portal.modal.getByRole('button', { name: portal.text('identity', 'askNewLink') }).waitFor();
  },
  'way-second-step': async (portal, _, { origin }) => {
    const number = newcomers.pop() ?? '';
    await opensEveryWay(portal, '/login');
    await pressed(portal, portal.text('identity', 'way_sms'));
    await field(portal, 'mobileNum').fill(number);
    await pressed(portal, portal.text('identity', 'sendCode'));
    await portal.modal.getByRole('button', { name: /\d+ (s|min)$/ }).waitFor();
    await field(portal, 'code').fill(await codeTo(origin, `+60${number}`));
    await pressed(portal, portal.text('identity', 'loginSubmit'));
    await portal.modal.getByRole('heading', { name: portal.text('identity', 'secondStepTitle') }).waitFor();
  },
  'way-change': async (portal, member) => {
    await opensEveryWay(portal, '/login');
    await portal.logIn(member);
    await field(portal, 'newPassword').waitFor();
  },
  'way-social': async (portal) => {
    await opensEveryWay(portal, '/register');
    await portal.modal.getByRole('button', { name: /Google/ }).click();
    await portal.page.waitForURL(/\/dev\/identity\//);
    await portal.page.getByLabel(portal.text('issuer', 'name')).fill('Aminah binti Salleh');
    const mail = `${freshAccount().username}@example.com`;
    await portal.page.getByLabel(portal.text('issuer', 'mail'), { exact: true }).fill(mail);
    await portal.page.getByRole('button', { name: portal.text('issuer', 'agree') }).click();
    await portal.modal.getByText('Aminah binti Salleh').waitFor();
    await field(portal, 'username').waitFor();
  },
  'way-register': (portal) => opensEveryWay(portal, '/register'),
  'way-register-refused': async (portal) => {
    await opensEveryWay(portal, '/register');
    await portal.submitRegistration();
    await portal.modal.locator('[aria-invalid=true]').first().waitFor();
  },
  'way-register-mobile': async (portal) => {
    await opensEveryWay(portal, '/register');
    await pressed(portal, portal.text('identity', 'byMobile'));
    await field(portal, 'code').waitFor();
  },
  'way-register-terms': async (portal) => {
    await opensEveryWay(portal, '/register');
    await portal.modal.getByRole('link', { name: portal.text('identity', 'readTerms') }).click();
    await portal.page
      .getByRole('button', { name: portal.text('identity', 'backToRegister') })
      .first()
      .waitFor();
  },
  'way-countries': async (portal) => {
    await opensEveryWay(portal, '/register');
    await pressed(portal, portal.text('identity', 'byMobile'));
    await portal.modal.getByRole('button', { name: /\+60/ }).click();
    await portal.modal.getByRole('combobox', { name: portal.text('identity', 'searchCountry') }).waitFor();
  },
});
