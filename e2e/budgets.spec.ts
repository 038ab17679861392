import { GameTable } from './support/game-table.ts';
import { type GameCategory, launchGame, listGames } from '@pelita/contract';
import { registeredPlayer, send } from './support/people.ts';
import { bestCopyIsMade, firstView, scriptBytesUntil } from './support/first-view.ts';
import { answering, shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

test('home’s first view is within its budgets, as it travels by brotli @phone', async ({ portal, baseURL }) => {
  await expect.poll(() => bestCopyIsMade(`${baseURL}/`)).toBe(true);
  const view = await firstView(portal.page, `${baseURL}/`);
  const { html, script, css, fonts, whole } = view.bytes;
  console.log(`  html ${html} · script ${script} · css ${css} · fonts ${fonts} · whole ${whole} bytes`);
  // With its headers it then fits the ten packets that a server may send before it hears back.
  expect(html, 'first HTML').toBeLessThanOrEqual(13_500);
  expect(script, 'initial script').toBeLessThanOrEqual(120_000);
  expect(fonts, 'fonts').toBeLessThanOrEqual(45_000);
  expect(css, 'CSS').toBeLessThanOrEqual(14_000);
  expect(whole, 'first view').toBeLessThanOrEqual(300_000);
  expect(view.uncompressed, 'text that travels uncompressed').toEqual([]);
});

test('LOTT-04 the betting view brings at most 60 kB of script more than its lobby @phone', async ({
  portal,
  baseURL,
}) => {
  const lobby = await firstView(portal.page, `${baseURL}/vnlottery`);
  const betting = await firstView(portal.page, `${baseURL}/vnlottery?gameCode=XSMB`);
  expect(betting.bytes.script - lobby.bytes.script).toBeLessThanOrEqual(60_000);
  expect(betting.uncompressed, 'text that travels uncompressed').toEqual([]);
});

for (const { gameType, q, sign, most = 65 } of [
  { gameType: 'RNG', q: '', sign: '.spin-button' },
  { gameType: 'LIVE', q: 'baccarat', sign: '.chip-button' },
  { gameType: 'LIVE', q: 'blackjack', sign: '.bj-acts' },
  // 66 kB of it draw the tank: the renderer of PixiJS.
  { gameType: 'FISH', q: '', sign: '.tank canvas', most: 135 },
  { gameType: 'PVP', q: '', sign: '.card-lower' },
  { gameType: 'BINGO', q: '', sign: '.ticket' },
  { gameType: 'SPORTS', q: '', sign: '.match' },
] satisfies { gameType: GameCategory; q: string; sign: string; most?: number }[]) {
  test(`GAME-01 the page of a game brings at most ${most} kB of script: ${gameType} ${q} @phone`, async ({
    portal,
    house,
  }) => {
    const player = await registeredPlayer(house.origin, '100.00');
    const query = { gameType, pageNo: '1', pageSize: '1', ...(q === '' ? {} : { gameName: q }) };
    const [game] = (await send(house.origin, listGames, { query })).games;
    const { game_url } = await send(
      house.origin,
      launchGame,
      { query: { gameId: game?.gameCode ?? '' } },
      player.session.token,
    );
    const bytes = await scriptBytesUntil(portal.page, game_url, () => portal.page.locator(sign).first().waitFor());
    console.log(`  ${gameType} ${q} ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(most * 1_000);
  });
}

test('the sheets that a modal brings stand behind the page’s own, so that the page is not laid out anew @phone', async ({
  portal,
}) => {
  const { page } = portal;
  const inHead = (html: string) => html.match(/<style|<link rel="stylesheet"/g)?.length;
  const served = await page.goto('/login');
  await expect(portal.modal.getByRole('textbox').first()).toBeFocused();
  const head = await page.evaluate(() => document.head.innerHTML);
  expect(inHead(head), 'sheets in the head').toBe(inHead((await served?.text())?.split('</head>')[0] ?? ''));
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('body link[rel="stylesheet"]')].map((link) => link.closest('#root') !== null),
  );
  expect(order, 'first the one in the page').toEqual([true, ...order.slice(1).map(() => false)]);
  expect(order.length).toBeGreaterThan(1);
});

test('a sheet that the page holds is not fetched again, and faces that come late move nothing', async ({ portal }) => {
  const { page } = portal;
  await watchShifts(page);
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto('/rng', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  await page.waitForLoadState('load');
  await page.keyboard.press('Shift');
  await portal.isLive();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.fonts.size > 4);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shiftsOf(page)).toEqual([]);
  const { inlined, linked } = await page.evaluate(() => ({
    inlined: [...document.querySelectorAll<HTMLElement>('style[data-sheets]')].flatMap(
      ({ dataset }) => dataset.sheets?.split(' ') ?? [],
    ),
    linked: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }));
  expect(inlined.length).toBeGreaterThan(1);
  expect(linked.filter((sheet) => inlined.includes(sheet))).toEqual([]);
});

test('a page is painted once all of it is there, not in halves', async ({ portal }) => {
  for (const path of ['/', '/rng', '/sports', '/help']) {
    const html = await (await portal.page.request.get(path)).text();
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html.split('</head>')[0] ?? '')?.[1];
    const last = html.slice(html.lastIndexOf('<script'));
    expect(last, path).toContain(` id="${awaited}">`);
    expect(last.slice(last.indexOf('</script>')), path).toBe('</script></body></html>');
  }
});

test('a face of other widths moves neither what is beside the clock nor the words of a card', async ({ portal }) => {
  const { page } = portal;
  await portal.visit('/rng');
  const places = (face: string) =>
    page.evaluate((family) => {
      document.body.style.fontFamily = family;
      const places = [...document.querySelectorAll('.strip-choice, .game-words')].map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return [element.className, Math.round(left), Math.round(top)];
      });
      return places.filter(([name], index) => name === 'game-words' || index === 0);
    }, face);
  const usual = await places('');
  expect(usual.length).toBeGreaterThan(6);
  for (const face of ['Arial', 'Liberation Sans', 'monospace', 'Verdana, DejaVu Sans'])
    expect(await places(face), face).toEqual(usual);
});

test('the head of each shelf on home is one line, whichever face stands @phone', async ({ portal }) => {
  const { page } = portal;
  await portal.visit('/');
  for (const stands of ['the face of headings', 'what stands until it has come']) {
    const heads = await page.evaluate((isFallback) => {
      const { style } = document.documentElement;
      const [, ...fallbacks] = getComputedStyle(document.documentElement).getPropertyValue('--font-heading').split(',');
      if (isFallback) style.setProperty('--font-heading', fallbacks.join(','));
      return [...document.querySelectorAll('main section > header:has(.shelf-title)')].map((head) => {
        const [title, link] = [...head.children].map((part) => part.getBoundingClientRect());
        return { text: head.textContent, isOneLine: !title || !link || link.top < title.bottom };
      });
    }, stands !== 'the face of headings');
    expect(heads.length, stands).toBeGreaterThanOrEqual(4);
    expect(
      heads.filter(({ isOneLine }) => !isOneLine),
      stands,
    ).toEqual([]);
  }
});

test('nothing moves by itself over a whole session', async ({ portal, house }) => {
  const { page, text } = portal;
  await watchShifts(page);
  await portal.visit('/');
  await page.evaluate(() => document.fonts.ready);
  await portal.isUsedBy(await registeredPlayer(house.origin, '10000.00'));
  await portal.showsBalance('10,000.00');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
  expect(await shiftsOf(page), 'home, from the first paint to a member’s balance').toEqual([]);

  await answering(page, async () => {
    await portal.openDeposit();
    await expect(portal.modal.getByRole('textbox', { name: text('cashier', 'amount') })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(portal.modal).toBeHidden();
  await page.getByRole('button', { name: text('shell', 'themeToLight') }).click();

  await answering(page, async () => {
    await page
      .getByRole('region', { name: text('home', 'categories') })
      .getByRole('link', { name: text('games', 'RNG') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('games', 'RNG'));
  });
  await page.reload();
  await portal.showsBalance('10,000.00');
  expect(await shiftsOf(page), 'the slots, from the first paint on').toEqual([]);
  await answering(page, async () => {
    await page.getByRole('main').getByRole('searchbox').pressSequentially('lotus');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\d/);
  });
  await answering(page, async () => {
    await page.getByRole('article').first().getByRole('button').first().click();
    await new GameTable(portal).isReady();
  });
  // A balance of this length still leaves the heart its place.
  const [heart, balance] = await Promise.all(
    [portal.bar.locator('.game-bar [aria-pressed]'), portal.bar.locator('.balance-box')].map((one) =>
      one.boundingBox(),
    ),
  );
  expect((heart?.x ?? 0) + (heart?.width ?? 0)).toBeLessThanOrEqual(balance?.x ?? 0);
  await new GameTable(portal).spin();
  expect(await shiftsOf(page)).toEqual([]);
});
