import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { Plain } from './plain.mjs';
import { capture } from './processes.mjs';
import { step } from './progress.mjs';

/** The build without windows does the same work for a fifth less, so it comes first and is what gets installed. */
const PACKAGE = 'chromium-headless-shell';
const PLACES = [
  `/usr/bin/${PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a Chromium, or installs Debian's where that is allowed, and leaves its path in CHROME_PATH for the tests. */
export async function provideChromium() {
  process.env.CHROME_PATH = given() ?? PLACES.find(existsSync) ?? (await installFromDebian());
}

function given() {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!existsSync(path))
    throw new Plain(`CHROME_PATH says ${path}, but there is no such file. Correct it or unset it.`);
  return path;
}

async function installFromDebian() {
  const hasApt = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')));
  if (process.platform !== 'linux' || !hasApt) throw missing('this system has no apt to install it with');
  if (process.getuid?.() !== 0) throw missing('only root may install it');
  await step(`installing Debian's ${PACKAGE}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update', '-qq'], { env });
    const words = ['install', '-qq', '-y', '--no-install-recommends', PACKAGE];
    const { code, output } = await capture('apt-get', words, { env });
    if (code !== 0) throw missing(`apt could not install it:\n${output.trim().split('\n').slice(-5).join('\n')}`);
  });
  const path = PLACES.find(existsSync);
  if (!path) throw missing('apt installed something else under that name');
  return path;
}

const missing = (why) =>
  new Plain(
    `The browser tests need Chromium, and ${why}.\n` +
      `Install it (Debian: sudo apt-get install ${PACKAGE}; macOS: brew install --cask chromium), or point CHROME_PATH ` +
      'at a Chromium or Chrome that you have.',
  );
