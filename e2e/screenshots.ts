/*
 * Pictures of what a person sees, for looking at: node e2e/screenshots.ts FOLDER [PART OF A NAME …]
 * Takes those whose names have every part, like path- 390 dark-MY. Starts a server of its own, so the pictures show a fresh house with one player in it.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { addBankAccount, type GameClass } from '@pelita/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { portalPaths } from './support/portal-paths.ts';
import config from './playwright.config.ts';
import { motionIsOver } from './support/access.ts';
import { authenticatorCode } from './support/authenticator-code.ts';
import { entranceScreens, openEveryWay } from './support/entrance-screens.ts';
import { GameTable } from './support/game-table.ts';
import { roundThatHolds, watchedAgain } from './support/held-coins.ts';
import { type House, openHouse } from './support/house.ts';
import { agrees } from './support/identity-issuer.ts';
import { contentDesk } from './support/operator-desk.ts';
import { loggedIn, paidIn, playedRounds, type Player, registeredPlayer, send, someGame } from './support/people.ts';
import { type Look, Portal } from './support/portal.ts';
import { realityCheckIsDue } from './support/reality-check.ts';

type Shot = {
  name: string;
  widths: readonly number[];
  take: (portal: Portal, member: Player, house: House) => Promise<unknown>;
  isMember?: boolean;
  isFresh?: boolean;
  /** The page to its end, or a window so high that a modal need not be scrolled. */
  isWhole?: boolean;
  heightPx?: number;
};

const [folder = '', ...wanted] = process.argv.slice(2);
if (folder === '') {
  console.error('Usage: node e2e/screenshots.ts FOLDER [PART OF A NAME …]');
  process.exit(2);
}
await mkdir(folder, { recursive: true });

const usual = [390, 1440] as const;
const saferPlayRoom = '/licence?modal=member-centre&room=saferPlay';
const modal = async (portal: Portal, path: string) => {
  await portal.visit(path);
  await portal.modal.waitFor();
  await portal.page
    .getByRole('status', { name: portal.text('kit', 'loading') })
    .first()
    .waitFor({ state: 'hidden' });
};
const centre = (portal: Portal, room?: string) => modal(portal, `/?modal=member-centre${room ? `&room=${room}` : ''}`);
const shots: readonly Shot[] = [
  { name: 'home', widths: [390, 768, 1440, 1920], isWhole: true, take: openWholeHome },
  { name: 'home-member', widths: usual, isMember: true, isWhole: true, take: openWholeHome },
  ...(['live', 'sports', 'esports'] as const).map((path): Shot => ({
    name: `hub-${path}`,
    widths: usual,
    take: (portal) => openHub(portal, `/${path}`),
  })),
  { name: 'slots', widths: usual, take: (portal) => portal.visit('/rng') },
  { name: 'slots-member', widths: [1280], isMember: true, take: (portal) => portal.visit('/rng') },
  { name: 'quick-menu', widths: [1280], take: openQuickMenu },
  { name: 'slots-search', widths: usual, take: (portal) => portal.visit('/rng?q=lotus') },
  { name: 'slots-nothing', widths: usual, take: (portal) => portal.visit('/rng?q=zzzz') },
  { name: 'login', widths: usual, take: (portal) => modal(portal, '/login') },
  { name: 'register', widths: usual, take: (portal) => modal(portal, '/register') },
  {
    name: 'bingo-sale',
    widths: usual,
    isMember: true,
    take: async (portal) => void (await openBingo(portal, 'Tambola Senja')),
  },
  { name: 'bingo-called', widths: usual, isMember: true, take: openCalledBingo },
  {
    name: 'blackjack-stake',
    widths: usual,
    isMember: true,
    take: async (portal) => void (await openBlackjack(portal)),
  },
  {
    name: 'blackjack-hand',
    widths: usual,
    isMember: true,
    take: async (portal) => void (await openBlackjackHand(portal)),
  },
  { name: 'blackjack-over', widths: usual, isMember: true, take: openBlackjackOver },
  { name: 'bingo-rooms', widths: usual, take: (portal) => portal.visit('/bingo') },
  { name: 'book-sports', widths: usual, isMember: true, take: (portal) => openBook(portal, '/sports') },
  { name: 'book-esports', widths: usual, isMember: true, take: (portal) => openBook(portal, '/esports') },
  { name: 'verification', widths: usual, isMember: true, take: (portal) => centre(portal, 'verification') },
  { name: 'deposit', widths: usual, isMember: true, take: (portal) => modal(portal, '/?modal=deposit') },
  // One person may only have so many orders open.
  { name: 'deposit-waiting', widths: usual, isMember: true, isFresh: true, take: openOrder },
  { name: 'deposit-qr', widths: usual, isMember: true, isFresh: true, take: openQrOrder },
  { name: 'deposit-voucher', widths: usual, isMember: true, take: openVoucher },
  { name: 'logout', widths: usual, isMember: true, take: (portal) => modal(portal, '/?modal=logout') },
  { name: 'centre', widths: [390, 768, 1440], isMember: true, take: (portal) => centre(portal) },
  { name: 'centre-account', widths: usual, isMember: true, take: (portal) => centre(portal, 'securityCenter') },
  ...(['loginPassword', 'paymentPassword', 'mobile', 'email', 'authenticator', 'bankAccounts'] as const).map(
    (room) => ({
      name: `centre-${room}`,
      widths: usual,
      isMember: true,
      take: (portal: Portal) => centre(portal, room),
    }),
  ),
  { name: 'centre-key', widths: usual, isMember: true, isFresh: true, take: openAuthenticatorKey },
  { name: 'centre-codes', widths: usual, isMember: true, isFresh: true, take: openRecoveryCodes },
  { name: 'centre-bank', widths: usual, isMember: true, isFresh: true, take: openBankAccounts },
  { name: 'centre-banks', widths: usual, isMember: true, isFresh: true, take: openSeveralAccounts },
  { name: 'centre-social', widths: usual, isMember: true, isFresh: true, take: openSocialAccounts },
  { name: 'me', widths: [390], isMember: true, take: (portal) => modal(portal, '/?modal=me') },
  ...(['profile', 'avatar', 'sessions', 'loginHistory', 'addresses', 'closure'] as const).map((room) => ({
    name: `centre-${room}`,
    widths: usual,
    isMember: true,
    take: (portal: Portal) => centre(portal, room),
  })),
  { name: 'notice', widths: usual, take: (portal) => modal(portal, '/?modal=notice') },
  { name: 'game', widths: usual, isMember: true, take: openGame },
  { name: 'game-spun', widths: usual, isMember: true, take: openGameAndSpin },
  { name: 'feedback', widths: usual, take: (portal) => modal(portal, '/?modal=feedback') },
  { name: 'need-true-account', widths: usual, take: (portal) => modal(portal, '/?modal=need-true-account') },
  { name: 'me', widths: [390], take: (portal) => modal(portal, '/?modal=me') },
  { name: 'me-member', widths: [390], isMember: true, take: (portal) => modal(portal, '/?modal=me') },
  { name: 'vendor-games', widths: usual, take: openVendorGames },
  { name: 'game-ways', widths: [390, 844, 1440], heightPx: 844, isMember: true, take: openWays },
  { name: 'game-ways-paytable', widths: usual, isMember: true, take: (portal) => openPaytable(portal, 'ways-6x5') },
  { name: 'game-hold', widths: [390, 844, 1440], heightPx: 844, isMember: true, take: openHeldCoins },
  { name: 'game-hold-paytable', widths: usual, isMember: true, take: (portal) => openPaytable(portal, 'hold-5x3') },
  { name: 'game-fish', widths: [390, 844, 1440], heightPx: 844, isMember: true, take: (portal) => openTank(portal) },
  {
    name: 'game-fish-company',
    widths: [390, 844, 1440],
    heightPx: 844,
    isMember: true,
    take: openTankInCompany,
  },
  { name: 'safer-limit', widths: usual, isMember: true, isFresh: true, heightPx: 1_100, take: setLimit },
  { name: 'safer-break', widths: usual, isMember: true, isFresh: true, heightPx: 1_100, take: beginBreak },
  { name: 'safer-reality', widths: usual, isMember: true, take: openRealityCheck },
  { name: 'game-closed', widths: usual, isMember: true, take: openClosedGame },
  { name: 'not-found', widths: usual, take: (portal) => portal.visit('/nothing-here') },
  { name: 'search', widths: usual, take: (portal) => openSearch(portal, 'naga') },
  { name: 'search-empty', widths: usual, take: (portal) => openSearch(portal, '') },
  { name: 'search-nothing', widths: usual, take: (portal) => openSearch(portal, 'zzzzqq') },
  { name: 'favourites', widths: usual, isMember: true, take: (portal) => portal.visit('/rng?selection=FAV') },
  { name: 'recent-visitor', widths: usual, take: (portal) => portal.visit('/rng?selection=RECENT') },
  { name: 'hot-empty', widths: usual, take: (portal) => portal.visit('/rng?selection=HOT') },
  { name: 'none-suits', widths: usual, take: (portal) => portal.visit('/live?rtp=99&feature=wild') },
  { name: 'list-failed', widths: usual, take: openFailedList },
  { name: 'form-failed', widths: usual, take: openFailedForm },
  { name: 'help-nothing', widths: usual, take: findNoHelp },
  { name: 'categories', widths: [390], take: (portal) => modal(portal, '/?modal=categories') },
  { name: 'navigation', widths: [1440], take: openNavigation },
  { name: 'return-header', widths: [1440], take: openHeaderPromotions },
  ...Object.entries(portalPaths)
    .filter(([path]) => path !== '/game')
    .map(([path, { page }]) => ({
      name: `path${path.replace('/', '-')}`,
      widths: usual,
      isWhole: page !== 'category',
      take: (portal: Portal) => portal.visit(path),
    })),
];
const records = [
  'transferFund',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
] as const;
/** Of a member who has played. */
const recordShots: readonly Shot[] = [
  { name: 'centre-movement-dispute', widths: usual, isMember: true, take: openDispute },
  ...records.map((room) => ({
    name: `centre-${room}`,
    widths: usual,
    isMember: true,
    take: (portal: Portal) => centre(portal, room),
  })),
  {
    name: 'centre-bet',
    widths: usual,
    isMember: true,
    take: async (portal) => {
      await centre(portal, 'personalHistoryCopy');
      await portal.modal.locator('.record-open').first().click();
      await portal.modal.locator('.record-board').waitFor();
    },
  },
];
/** Of a member who has played and paid in: what brings them back. */
const returnShots: readonly Shot[] = [
  {
    name: 'return-promotions',
    widths: usual,
    isMember: true,
    isWhole: true,
    take: (portal) => portal.visit('/promotions'),
  },
  { name: 'return-promotion', widths: usual, isMember: true, isWhole: true, take: openPromotion },
  { name: 'return-vip', widths: usual, isMember: true, isWhole: true, take: (portal) => portal.visit('/vip') },
  { name: 'return-mall', widths: usual, isMember: true, isWhole: true, take: (portal) => portal.visit('/pointMall') },
  ...(['missions', 'raffles', 'envelopes'] as const).map((tab): Shot => ({
    name: `return-${tab}`,
    widths: usual,
    isMember: true,
    isWhole: true,
    take: async (portal) => {
      await portal.visit('/activityCentre');
      await portal.page.getByRole('tab', { name: portal.text('activityCentre', tab) }).click();
    },
  })),
  ...(['missionLeaderboard', 'rewardCenter', 'referral', 'bonusDetails'] as const).map((room): Shot => ({
    name: `return-${room}`,
    widths: usual,
    isMember: true,
    take: (portal) => centre(portal, room),
  })),
  { name: 'return-deposit', widths: usual, isMember: true, take: (portal) => modal(portal, '/?modal=deposit') },
];
const house = await openHouse();
const player = await registeredPlayer(house.origin, '1234.50');
const { args = [], ...launching } = config.use?.launchOptions ?? {};
// Full hinting rounds the widths of letters and eats the spaces between words.
const browser = await chromium.launch({ ...launching, args: [...args, '--font-render-hinting=none'] });
const looks: readonly Look[] = (['MY', 'EN'] as const).flatMap((language) =>
  (['dark', 'light'] as const).map((theme) => ({ language, theme })),
);
try {
  // A fresh house first; then one where somebody has played, for the shelves that count.
  await takeAll(looks, shots, '');
  await playedRounds(house.origin, player, (await someGame(house.origin)).gameCode, 40);
  await paidIn(house.origin, player, '1000.00');
  await takeAll(looks.slice(0, 1), shots.slice(0, 2), '-played');
  await takeAll(looks, recordShots, '-played');
  await takeAll(looks, returnShots, '');
  await takeAll(looks, await shotsOfEveryWay(), '');
} finally {
  await browser.close();
  await house.leave();
}

/** In a house that has opened all that a brand may open. */
async function shotsOfEveryWay(): Promise<Shot[]> {
  const newcomers = await openEveryWay(house, looks.length * usual.length);
  return Object.entries(entranceScreens(newcomers)).map(([name, take]) => ({
    name,
    widths: usual,
    heightPx: name.startsWith('way-register') ? 1_900 : 1_000,
    take,
  }));
}

async function takeAll(looks: readonly Look[], of: readonly Shot[], suffix: string): Promise<void> {
  for (const look of looks) {
    for (const shot of of) {
      for (const width of shot.widths) {
        const file = `${shot.name}${suffix}-${width}-${look.theme}-${look.language}.png`;
        if (!wanted.every((part) => file.includes(part))) continue;
        await takeOne(
          browser,
          look,
          shot,
          width,
          file,
          shot.isFresh ? await registeredPlayer(house.origin, '50.00') : player,
        );
        console.log(file);
      }
    }
  }
}

async function takeOne(
  of: Browser,
  look: Look,
  shot: Shot,
  width: number,
  file: string,
  member: Player,
): Promise<void> {
  const isPhone = width < 640;
  const context = await of.newContext({
    baseURL: house.origin,
    viewport: { width, height: shot.heightPx ?? (isPhone ? 844 : width === 768 ? 1024 : 900) },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  });
  const page = await context.newPage();
  const portal = new Portal(page, look);
  await portal.keepLook();
  if (shot.isMember) {
    await portal.visit('/');
    await portal.isUsedBy(member);
  }
  await shot.take(portal, member, house);
  if (shot.isMember && (await page.getByRole('banner').isVisible())) await portal.balanceMinor();
  await restedPage(page);
  await page.screenshot({
    path: join(folder, file),
    fullPage: shot.isWhole ?? false,
  });
  await context.close();
}

/** Pictures that wait for being scrolled to are there too, and nothing moves any more. */
async function restedPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      // One that waits to come near would never be decoded.
      picture.loading = 'eager';
      picture.src ||= picture.dataset['src'] ?? '';
    }
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  await motionIsOver(page);
  // A frame without an origin draws in a process of its own.
  for (const frame of page.frames())
    await frame.evaluate(() => new Promise((hasDrawn) => requestAnimationFrame(() => setTimeout(hasDrawn, 300))));
}

/** Home with the shelves that come when somebody is near. */
/** A category with what goes on in it now. */
async function openHub(portal: Portal, path: string): Promise<void> {
  await portal.visit(path);
  await portal.page.locator('.live-shelf li').first().waitFor();
}

async function openWholeHome(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/');
  for (const [shelf, card] of [
    ['nextDraws', '.draw-card'],
    ['openTables', '.table-card'],
  ] as const) {
    const place = page.getByRole('region', { name: text('home', shelf) });
    await place.scrollIntoViewIfNeeded();
    await page.mouse.move(200, 300);
    await place.locator(card).first().waitFor();
  }
  await page.locator('.home-promotions').scrollIntoViewIfNeeded();
  await page.locator('.promo-row > li').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function setLimit(portal: Portal): Promise<void> {
  const { modal: room, text } = portal;
  await modal(portal, saferPlayRoom);
  await room.getByRole('combobox', { name: text('saferPlay', 'kind') }).selectOption('deposit');
  await room.getByRole('combobox', { name: text('saferPlay', 'period') }).selectOption('week');
  await room.getByRole('textbox', { name: text('saferPlay', 'amount') }).fill('60');
  await room.getByRole('button', { name: text('saferPlay', 'set'), exact: true }).click();
  await room.getByRole('button', { name: text('saferPlay', 'removeLimit') }).click();
  await room.getByRole('button', { name: text('saferPlay', 'confirmRaise') }).waitFor();
}

/** As whoever is on a break finds it after a login. */
async function beginBreak(portal: Portal, member: Player, at: House): Promise<void> {
  const { modal: room, page, text } = portal;
  await modal(portal, saferPlayRoom);
  await room.getByRole('combobox', { name: text('saferPlay', 'breakLength') }).selectOption('7d');
  await room.getByLabel(text('identity', 'password'), { exact: true }).fill(member.password);
  await room.getByRole('button', { name: text('saferPlay', 'breakSubmit') }).click();
  await page.getByText(text('saferPlay', 'breakDone')).waitFor();
  await portal.visitAs({ ...member, session: await loggedIn(at.origin, member) }, saferPlayRoom);
  await room.getByText(text('saferPlay', 'onBreakUntil')).waitFor();
}

async function openRealityCheck(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await openGame(portal);
  await realityCheckIsDue(page);
  await page.reload();
  await page.getByRole('alertdialog', { name: text('saferPlay', 'realityTitle') }).waitFor();
}

async function openTank(portal: Portal) {
  const { page, text } = portal;
  await portal.visit('/fish');
  await page.getByRole('main').getByRole('article').getByRole('button').first().click();
  const frame = page.locator('iframe').contentFrame();
  await frame.locator('.tank canvas').waitFor();
  await frame.getByRole('button', { name: text('fishing', 'auto'), exact: true }).click();
  await frame.getByRole('log').getByRole('listitem').first().waitFor({ state: 'attached' });
  return frame;
}

/** With somebody else at the table, who shoots too. */
async function openTankInCompany(portal: Portal): Promise<void> {
  const context = await browser.newContext({ baseURL: house.origin });
  const other = new Portal(await context.newPage(), { language: 'EN', theme: 'dark' });
  await other.visitAs(await registeredPlayer(house.origin, '50.00'), '/');
  for (const one of [other, portal]) {
    const frame = await openTank(one);
    // Who sat there a moment ago has the seat still.
    if (!(await frame.locator('.fish-other').first().isVisible())) await frame.locator('.fish-company').click();
    await frame.locator('.fish-other').first().waitFor();
  }
  const log = portal.page.locator('iframe').contentFrame().getByRole('log').getByRole('listitem');
  const [who = ''] = portal.text('fishing', 'taken', { seat: '#', fish: '', times: '' }).split(':');
  await log
    .filter({ hasText: new RegExp(who.replace('#', String.raw`\d`)) })
    .first()
    .waitFor({ state: 'attached' });
  portal.page.once('close', () => void context.close());
}

async function openBlackjack(portal: Portal) {
  const { page } = portal;
  await portal.visit('/live?q=blackjack');
  await page.getByRole('main').getByRole('article').getByRole('button').first().click();
  const frame = page.locator('iframe').contentFrame();
  await frame.locator('.bj-acts').waitFor();
  return frame;
}

/** With a hand that asks for a decision. */
async function openBlackjackHand(portal: Portal) {
  const frame = await openBlackjack(portal);
  for (let tried = 0; tried < 8 && !(await frame.locator('.bj-moves').isVisible()); tried += 1) {
    await frame.locator('.chip-button').nth(2).click();
    await frame.locator('.confirm').click();
    await frame.locator('.bj-moves').or(frame.locator('.bj-outcome')).waitFor();
  }
  return frame;
}

async function openBlackjackOver(portal: Portal): Promise<void> {
  const frame = await openBlackjackHand(portal);
  for (let tried = 0; tried < 4 && !(await frame.locator('.bj-outcome').isVisible()); tried += 1) {
    await frame.locator('.bj-move').nth(1).click();
    await frame.locator('.bj-move:enabled').or(frame.locator('.bj-outcome')).first().waitFor();
  }
}

async function openBingo(portal: Portal, room: string) {
  const { page } = portal;
  await portal.visit('/bingo');
  await page.getByRole('main').getByRole('article').filter({ hasText: room }).getByRole('button').first().click();
  const frame = page.locator('iframe').contentFrame();
  await frame.locator('.ticket').first().waitFor();
  return frame;
}

/** A room with a purchase, some balls after its sale. */
async function openCalledBingo(portal: Portal): Promise<void> {
  const frame = await openBingo(portal, 'Bingo Kilat');
  await frame.locator('.buy-button:enabled').click();
  await frame.locator('.board-row .is-called').nth(7).waitFor({ timeout: 120_000 });
}

/** The first sportsbook of a category, with the first match opened on wide screens. */
async function openBook(portal: Portal, path: string): Promise<void> {
  const { page } = portal;
  await portal.visit(path);
  await page.locator('.game-launch').first().click();
  const frame = page.locator('iframe').contentFrame();
  await frame.locator('.match').first().waitFor();
  await frame.locator('.odds:enabled').first().click();
}

async function openQrOrder(portal: Portal): Promise<void> {
  await modal(portal, '/?modal=deposit');
  await portal.modal.getByText('Dompet Kelip').click();
  await portal.modal.getByRole('textbox', { name: portal.text('cashier', 'amount') }).fill('100');
  await portal.modal.getByRole('button', { name: portal.text('cashier', 'submitQr'), exact: true }).click();
  await portal.modal.getByRole('img', { name: portal.text('cashier', 'qrCode') }).waitFor();
}

async function openVoucher(portal: Portal): Promise<void> {
  await modal(portal, '/?modal=deposit');
  await portal.modal.getByText('Baucar', { exact: true }).click();
}

async function openDispute(portal: Portal): Promise<void> {
  await centre(portal, 'transactionHistory');
  await portal.modal
    .getByRole('button', { name: portal.text('records', 'wrong'), exact: true })
    .first()
    .click();
}

async function openOrder(portal: Portal): Promise<void> {
  await modal(portal, '/?modal=deposit');
  await portal.modal.getByRole('textbox', { name: portal.text('cashier', 'amount') }).fill('100');
  await portal.modal.getByRole('button', { name: portal.text('cashier', 'submit'), exact: true }).click();
  await portal.modal.getByRole('heading', { name: portal.text('cashier', 'pending') }).waitFor();
}

async function confirmed({ page, text }: Portal, { password }: Player): Promise<void> {
  const step = page.getByRole('alertdialog');
  await step.getByLabel(text('security', 'loginPassword'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await step.waitFor({ state: 'hidden' });
}

async function openAuthenticatorKey(portal: Portal, member: Player): Promise<void> {
  const { page, text } = portal;
  await centre(portal, 'authenticator');
  await page.getByRole('button', { name: text('security', 'authenticatorBegin') }).click();
  await confirmed(portal, member);
  await page.getByRole('img', { name: text('security', 'qrCode') }).waitFor();
}

async function openRecoveryCodes(portal: Portal, member: Player): Promise<void> {
  const { page, text } = portal;
  await openAuthenticatorKey(portal, member);
  const secret = await page.getByLabel(text('security', 'secret'), { exact: true }).innerText();
  await page.getByLabel(text('security', 'authenticatorCode'), { exact: true }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: text('security', 'bind'), exact: true }).click();
  await page.getByRole('list', { name: text('security', 'recoveryCodes') }).waitFor();
}

/** One account on the list, the form for another one, and the step in which it is confirmed. */
async function openBankAccounts(portal: Portal, member: Player): Promise<void> {
  const { page, text } = portal;
  await centre(portal, 'bankAccounts');
  const add = page.getByRole('button', { name: text('security', 'addBankAccount'), exact: true });
  await add.click();
  await page.getByLabel(text('security', 'bank'), { exact: true }).selectOption('Bank Seroja');
  await page.getByLabel(text('security', 'accountName'), { exact: true }).fill('Ali bin Abu');
  await page.getByLabel(text('security', 'accountNumber'), { exact: true }).fill('1234567890');
  await add.click();
  await confirmed(portal, member);
  await page.getByText('•••7890').waitFor();
}

/** Three accounts, the second just made the default. */
async function openSeveralAccounts(portal: Portal, { password, session }: Player): Promise<void> {
  const { page, text } = portal;
  for (const bankName of ['Bank Seroja', 'Bank Sauh', 'Bank Purnama']) {
    const body = { bankName, accountName: 'Ali bin Abu', accountNumber: '1234567890', password };
    await send(house.origin, addBankAccount, { body }, session.token);
  }
  await centre(portal, 'bankAccounts');
  const which = { bank: 'Bank Sauh', number: '•••7890' };
  await page.getByRole('button', { name: text('security', 'makeDefaultOf', which) }).click();
  await page.getByText(text('security', 'bankAccountChosen', which)).waitFor();
}

/** Google just linked, Facebook not yet. */
async function openSocialAccounts(portal: Portal, member: Player): Promise<void> {
  const { page, text } = portal;
  await house.set('features.googleLogin', true);
  await house.set('features.facebookLogin', true);
  const link = page.getByRole('button', { name: text('security', 'linkProvider', { provider: 'Google' }) });
  // A page that was kept from before the switch is shown for a moment still.
  while (!(await link.isVisible())) await centre(portal, 'socialAccounts');
  await link.click();
  await page
    .getByRole('alertdialog')
    .getByLabel(text('security', 'loginPassword'), { exact: true })
    .fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dev\/identity\//);
  await agrees(portal, `${member.username}@example.com`);
  await page.getByText(text('security', 'socialLinked', { provider: 'Google' })).waitFor();
}

async function openGame(portal: Portal): Promise<GameTable> {
  await portal.visit('/rng?q=lotus');
  await portal.page.getByRole('article').first().getByRole('button').first().click();
  const table = new GameTable(portal);
  await table.isReady();
  return table;
}

async function openGameAndSpin(portal: Portal): Promise<void> {
  const table = await openGame(portal);
  // Until something is lit: a picture of reels that stand still says little.
  for (let spin = 0; spin < 12; spin++) if (Number((await table.spin()).totalWin) > 0) return;
}

async function openSearch(portal: Portal, words: string): Promise<void> {
  const { page, text, modal } = portal;
  await portal.visit('/help');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: text('lobby', 'searchTitle') }).fill(words);
  // What is popular takes the place of what is new as soon as somebody has played.
  const suggested = modal.getByText(text('lobby', 'newest'), { exact: true });
  if (words === '')
    await suggested
      .or(modal.getByText(text('lobby', 'popular'), { exact: true }))
      .first()
      .waitFor();
  else
    await modal
      .getByRole('option')
      .first()
      .or(modal.getByText(text('lobby', 'noSuchGameNote')))
      .waitFor();
}

async function openVendorGames(portal: Portal): Promise<void> {
  await portal.visit('/rng');
  const vendors = portal.page.getByRole('navigation', { name: portal.text('games', 'vendors') });
  const link = await vendors.getByRole('link').nth(1).getAttribute('href');
  const vendor = new URLSearchParams(link?.split('?')[1]).get('vassalage') ?? '';
  await modal(portal, `/?modal=vendor-games&of=${vendor}`);
  await portal.modal.getByRole('article').first().waitFor();
}

/** A game whose reels are of another height with every spin, after one that won. */
async function openFamily(portal: Portal, family: GameClass): Promise<GameTable> {
  await portal.visit(`/rng?classify=${family}`);
  await portal.page.getByRole('article').first().getByRole('button').first().click();
  const table = new GameTable(portal);
  await table.isReady();
  return table;
}

async function openWays(portal: Portal): Promise<GameTable> {
  const table = await openFamily(portal, 'ways-6x5');
  for (let spin = 0; spin < 12; spin++) if (Number((await table.spin()).totalWin) > 0) break;
  return table;
}

async function openHeldCoins(portal: Portal, player: Player, { origin }: House): Promise<void> {
  const { frame } = await watchedAgain(portal, await roundThatHolds(origin, player));
  await frame.getByRole('button', { name: portal.text('studio', 'freeSpinsStart') }).click();
  await frame.locator('.fall-empty').first().waitFor();
}

async function openPaytable(portal: Portal, family: GameClass): Promise<void> {
  const { frame } = await openFamily(portal, family);
  await frame.getByRole('button', { name: portal.text('studio', 'info'), exact: true }).click();
  await frame.getByRole('dialog').waitFor();
}

async function openPromotion(portal: Portal): Promise<void> {
  await portal.visit('/promotions');
  await portal.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await portal.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

async function openClosedGame(portal: Portal, _: Player, of: House): Promise<void> {
  const game = await someGame(of.origin);
  const { closes } = await contentDesk(of);
  await closes(game.gameCode, true);
  await portal.visit(`/rng?q=${encodeURIComponent(game.gameName)}`);
  const { page, text } = portal;
  const dialog = page.getByRole('dialog', { name: text('lobby', 'closedGame', { game: game.gameName }) });
  const press = page.getByRole('main').getByRole('article').first().getByRole('button').first();
  for (let attempt = 0; attempt < 5 && !(await dialog.isVisible()); attempt++) {
    await portal.visit(`/rng?q=${encodeURIComponent(game.gameName)}`);
    await press.click();
    await dialog.or(page.getByRole('timer', { name: text('games', 'timePlayed') })).waitFor();
  }
  await closes(game.gameCode, false);
}

async function openFailedList(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/rng');
  await page.route('**/wps/**', (route) => route.abort());
  await page.getByRole('link', { name: text('games', 'NEW'), exact: true }).click();
  await page.getByText(text('games', 'loadFailed')).waitFor();
}

async function openFailedForm(portal: Portal): Promise<void> {
  await portal.visit('/');
  await portal.page.route('**/wps/**', (route) => route.abort());
  await portal.registerButton.click();
  await portal.modal.getByRole('button', { name: portal.text('kit', 'retry') }).waitFor();
}

async function findNoHelp(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/help');
  await page.getByRole('searchbox', { name: text('help', 'search') }).fill('zzzz');
  await page.getByText(text('help', 'nothing')).waitFor();
}

async function openQuickMenu(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/rng');
  const menu = page.getByRole('navigation', { name: text('quickMenu', 'title') });
  await menu.getByRole('button', { name: text('quickMenu', 'title') }).click();
}

async function openNavigation(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  await navigation.getByRole('link', { name: text('games', 'RNG') }).hover();
  await navigation.getByRole('list', { name: text('games', 'vendors') }).waitFor();
}

async function openHeaderPromotions(portal: Portal): Promise<void> {
  const { page, text } = portal;
  await portal.visit('/');
  const navigation = page.getByRole('navigation', { name: text('shell', 'mainNavigation') });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(700, 700);
  await navigation.getByRole('link', { name: text('shell', 'promotions') }).hover();
  await navigation.getByRole('list', { name: text('promotions', 'openNow') }).waitFor();
}
