import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { createGuard, type Guard } from './guard.ts';
import type { House } from './house.ts';
import { borrowHouse, giveUpHouse } from './lent-servers.ts';
import { Office } from './office.ts';
import { type Look, Portal } from './portal.ts';
import type { Language } from './words.ts';

/** What the configuration, or a file of journeys, may say otherwise. */
export type TestOptions = {
  /** The language that the visitor's browser has chosen before; the brand's own unless a test says otherwise. */
  language: Language;
  theme: Look['theme'];
  /** Whether the browser loads pictures; only journeys about what they do have them loaded. */
  hasPictures: boolean;
};

type Fixtures = TestOptions & {
  guard: Guard;
  /** A visitor's first tab, on no page yet. */
  portal: Portal;
  /** The same tab on the address of the back office, whose own theme is the light one. */
  office: Office;
  /** Another operator's tab, of a browser that shares nothing with the first. */
  anotherOffice: () => Promise<Office>;
  /** Another device: a browser that shares nothing with the first. */
  anotherDevice: () => Promise<Portal>;
  watched: void;
};

type WorkerFixtures = {
  /** One running server for all journeys that this worker and those before it in its place go through. */
  house: House;
};

let hasFailed = false;

/** What a right password without a code is answered. */
const WANTS_CODE = /office\/session\/login\S* Failed to load resource.* 403 /;

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    async ({}, use, { parallelIndex }) => {
      await use(await borrowHouse(parallelIndex));
      if (hasFailed) await giveUpHouse(parallelIndex);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  // Journeys are about what happens, and what moves costs a machine without a graphics card most of its time. Those
  // about motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  language: ['MY', { option: true }],
  theme: ['dark', { option: true }],
  hasPictures: [true, { option: true }],
  context: async ({ context, hasPictures }, use) => {
    await prepareContext(context, hasPictures);
    await use(context);
  },
  guard: async ({}, use) => use(createGuard()),
  watched: [
    async ({ context, guard }, use, { errors }) => {
      guard.watch(context);
      await use();
      const problems = guard.problems();
      hasFailed ||= errors.length + problems.length > 0;
      expect(problems, 'no page complained').toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page, language, theme }, use) => use(await openPortal(page, { language, theme })),
  office: async ({ page, house, language, guard }, use) => {
    guard.expectProblem(WANTS_CODE);
    await use(await openOffice(page, house, { language, theme: 'light' }));
  },
  anotherOffice: async ({ browser, contextOptions, hasPictures, house, guard, language }, use) => {
    const tabs: Page[] = [];
    guard.expectProblem(WANTS_CODE);
    await use(async () => {
      const page = await newDevice(browser, { ...contextOptions, hasPictures }, guard);
      tabs.push(page);
      return openOffice(page, house, { language, theme: 'light' });
    });
    for (const page of tabs) await page.context().close();
  },
  anotherDevice: async ({ browser, contextOptions, hasPictures, baseURL, guard, language, theme }, use) => {
    const devices: Page[] = [];
    await use(async () => {
      const page = await newDevice(browser, { ...contextOptions, hasPictures, ...(baseURL ? { baseURL } : {}) }, guard);
      devices.push(page);
      return openPortal(page, { language, theme });
    });
    for (const page of devices) await page.context().close();
  },
});

type Device = BrowserContextOptions & { hasPictures: boolean };

async function newDevice(browser: Browser, { hasPictures, ...options }: Device, guard: Guard): Promise<Page> {
  const context = await browser.newContext(options);
  await prepareContext(context, hasPictures);
  guard.watch(context);
  return context.newPage();
}

/** A picture that the browser does not load is never decoded, nor told to have failed: who waits for it would wait in vain. */
async function prepareContext(context: BrowserContext, hasPictures: boolean): Promise<void> {
  if (hasPictures) return;
  await context.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no pictures', 'EncodingError'));
  });
}

async function openPortal(page: Page, look: Look): Promise<Portal> {
  const portal = new Portal(page, look);
  await portal.keepLook();
  return portal;
}

async function openOffice(page: Page, house: House, look: Look): Promise<Office> {
  const office = new Office(page, house, look);
  await office.keepLook(look);
  return office;
}

export { expect };
