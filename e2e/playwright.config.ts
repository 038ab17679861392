import { existsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import type { TestOptions } from './support/test.ts';

// `npm run e2e` finds or installs a Chromium and leaves its path here; an editor's runner takes Debian's.
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell';
if (!existsSync(executablePath))
  throw new Error('No Chromium here: run the journeys with npm run e2e, which provides one.');

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// A machine without a mouse says so to the media queries `hover` and `pointer`; a phone's journey says by itself that it has none.
const withMouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

// Without a graphics card the drawing of pictures is a third of all work. Only journeys about what they do draw them.
const withPictures = /(budgets|parts|pictures)\.spec\.ts/;
// They wait for sales and rounds far longer than they work, so they go beside the others in a lane of their own.
const waiting = /(bingo|held-coins|tables)\.spec\.ts/;
const withoutPictures = {
  hasPictures: false,
  launchOptions: { executablePath, args: [...args, `--blink-settings=imagesEnabled=false,${withMouse}`] },
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

// A journey whose title ends in a device runs on that one alone.
const onPhoneAlone = /@phone/;
const onDesktopAlone = /^(?!.*@phone).*@desktop/;

export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/lent-servers.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes at a second try hides what is wrong at the first.
  retries: 0,
  // Two at work, one that waits.
  workers: 3,
  timeout: 180_000,
  globalTimeout: 50 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: [...args, `--blink-settings=${withMouse}`] },
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // Journeys look at what the network brings; the one about the worker lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs every journey a sixth of its time. `npm run e2e -- FILE --trace=retain-on-failure` shows the course
    // of one that fails.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone, waiting',
      testMatch: waiting,
      workers: 1,
      use: { ...phone, ...withoutPictures, deviceScaleFactor: 1 },
    },
    {
      name: 'phone',
      workers: 2,
      testIgnore: [waiting, withPictures],
      grepInvert: onDesktopAlone,
      // A screen of twice the density has four times the pixels to draw, and nothing else.
      use: { ...phone, ...withoutPictures, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      workers: 2,
      testIgnore: [waiting, withPictures],
      grepInvert: onPhoneAlone,
      use: { ...desktop, ...withoutPictures },
    },
    { name: 'phone with pictures', workers: 2, testMatch: withPictures, grepInvert: onDesktopAlone, use: phone },
    { name: 'desktop with pictures', workers: 2, testMatch: withPictures, grepInvert: onPhoneAlone, use: desktop },
  ],
});
