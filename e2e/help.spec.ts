import { getHelpCenter } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { pagesHold } from './support/page-data.ts';
import { send } from './support/people.ts';
import { pngFile } from './support/png-file.ts';
import { expect, test } from './support/test.ts';

test('NOTICE-04 help is found by its words and by its address, with and without the shell @desktop', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const markup = await (await fetch(`${house.origin}/helpmc`)).text();
  expect(markup).toContain('id="term"');
  const structured = /<script type="application\/ld\+json">([^<]*)/.exec(
    await (await fetch(`${house.origin}/help`)).text(),
  );
  const { mainEntity } = JSON.parse(structured?.[1] ?? '{}') as { mainEntity: { name: string }[] };
  expect(mainEntity.map(({ name }) => name)).toContain('Bagaimana hendak mendaftar?');
  expect(markup).not.toContain('ld+json');
  await portal.visit('/helpmc');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await portal.visit('/help#term');
  await expect(page.getByRole('heading', { level: 2, name: 'Terma' })).toBeInViewport();
  await page.getByRole('searchbox', { name: text('help', 'search') }).fill('benih semak');
  await expect(page.getByRole('heading', { level: 2, name: 'Terma' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Bagaimana hendak menyemak satu pusingan?' })).toBeVisible();
  await page.getByRole('searchbox', { name: text('help', 'search') }).fill('zzzz');
  await expect(page.getByText(text('help', 'nothing'))).toBeVisible();
  await page.getByRole('searchbox', { name: text('help', 'search') }).fill('');
  await expectNoBarriers(page, '/help');
  await expectNoSidewaysScroll(page, '/help');
});

test('NOTICE-04 ERR-02 help that cannot be had says so, and can be asked for again @desktop', async ({
  portal,
  guard,
}) => {
  guard.expectProblem(/503/);
  const { page, text } = portal;
  await portal.visit('/download');
  await page.route(/helpCenter/, (route) => route.fulfill({ status: 503, body: '' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell', 'help'), exact: true })
    .click();
  const retry = page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: text('kit', 'retry') });
  await expect(retry).toBeVisible();
  await page.unroute(/helpCenter/);
  await retry.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terma' })).toBeVisible();
  await expect(retry).toBeHidden();
});

test('NOTICE-05 the app page has a QR code of itself and guides, and shows what the operator offers @phone', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  const app = {
    resourceType: 'android',
    url: 'https://play.example/app.apk',
    qrCodeUrl: '',
    labelNameEn: 'Pelita Android',
  };
  await house.set('site.resources', [app]);
  try {
    await portal.visit('/download');
    await expect(page.getByRole('heading', { name: 'Pelita Android' })).toBeVisible();
    await expect(page.getByRole('img', { name: text('download', 'qr') })).toBeVisible();
    await expect(page.getByRole('img', { name: /Pelita Android/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Pelita Android/ })).toHaveAttribute('href', app.url);
    await expect(page.getByRole('heading', { name: text('download', 'ios') })).toBeVisible();
    await expect(page.getByText(text('download', 'byHand'))).toBeVisible();
    await expectNoBarriers(page, '/download');
  } finally {
    await house.set('site.resources', []);
  }
});

test('NOTICE-05 where the browser offers to install the portal, one press does it, also when it has offered early @phone', async ({
  portal,
}) => {
  const { page, text } = portal;
  // As Chrome tells it: to whoever listens at that moment.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const prompt = () =>
        Promise.resolve((document.body.dataset.installs = `${document.body.dataset.installs ?? ''}x`));
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });
  await portal.visit('/download');
  const install = page.getByRole('button', { name: text('download', 'install', { brand: 'Pelita' }) });
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-installs', 'x');
  await expect(install).toBeHidden();
  await expect(page.getByText(text('download', 'byHand'))).toBeVisible();
});

test('NOTICE-06 a message to the operator has a verification code where the brand wants one, and a picture made smaller @phone', async ({
  portal,
  house,
}) => {
  const { page, text } = portal;
  await house.set('features.feedbackCaptcha', true);
  const switches = async () => (await page.request.get('/wps/system/whitelabel')).text();
  await expect.poll(switches).toContain('"modId":"FEEDBACKCAPTCHA3","enabled":"1"');
  await portal.visit('/join');
  const verification = page.getByRole('textbox', { name: text('identity', 'captcha') });
  await expect(verification).toBeVisible();
  const send = page.getByRole('button', { name: text('feedback', 'submit'), exact: true });
  await send.click();
  await expect(page.getByText(text('fieldErrors', 'required'))).toHaveCount(2);
  await expectNoBarriers(page, '/join');
  await page.getByRole('textbox', { name: text('feedback', 'content') }).fill('Saya mahu menjadi ejen 🏮');
  const shown = (await (await page.request.get('/dev/captcha.json')).json()) as { answer: string };
  await verification.fill(shown.answer);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(page.getByText(text('fieldErrors', 'not_a_picture'))).toBeVisible();
  // While it is being made smaller nothing is sent without it.
  await page.evaluate(() => {
    const make = createImageBitmap;
    const isAllowed = new Promise((resolve) => Object.assign(window, { $allow: resolve }));
    window.createImageBitmap = async (source: ImageBitmapSource) => (await isAllowed, make(source));
  });
  await files.setInputFiles(pngFile('shot.png'));
  await expect(page.getByRole('button', { name: text('feedback', 'preparing') })).toBeDisabled();
  await page.getByRole('textbox', { name: text('feedback', 'contact') }).press('Enter');
  await page.evaluate(() => (window as unknown as { $allow: () => void }).$allow());
  await expect(page.getByRole('img', { name: 'shot.png' })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/feedback'));
  await send.click();
  expect((await (await answered).json()) as object).toMatchObject({
    success: true,
    value: { type: 'partner', content: 'Saya mahu menjadi ejen 🏮', pictures: 1 },
  });
  await expect(page.getByText(text('feedback', 'sent'))).toBeFocused();
  await house.set('features.feedbackCaptcha', false);
});

test('NOTICE-04 the papers behind the footer are topics of the help, and the licence is what the brand says of it @desktop', async ({
  portal,
  house,
  guard,
}) => {
  const { page, text } = portal;
  const { topics } = await send(house.origin, getHelpCenter, { query: { language: 'MY' } });
  for (const [path, anchor] of [
    ['/terms', 'term'],
    ['/privacy', 'privacy'],
    ['/saferPlay', 'safer-play'],
  ]) {
    const topic = topics.find((one) => one.anchor === anchor);
    await portal.visit(`${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic?.title ?? 'a topic');
    const questions = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(questions).toHaveText(topic?.entries.map(({ title }) => title) ?? []);
    await expectNoBarriers(page, `${path}`);
  }
  const main = page.getByRole('main');
  // From one to the next without a new document, each has its own words.
  const title = (anchor: string) => topics.find((one) => one.anchor === anchor)?.title ?? 'a topic';
  await main
    .getByRole('navigation')
    .getByRole('link', { name: text('shell', 'privacy') })
    .click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title('privacy'));
  await main
    .getByRole('navigation')
    .getByRole('link', { name: text('shell', 'terms') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title('term'));
  await portal.visit('/licence');
  await expect(main).toContainText(text('papers', 'none'));
  await expectNoBarriers(page, '/licence');

  const licence = { holder: 'Lampu Sdn. Bhd.', authority: 'A board of games', number: 'No. 7/2026' };
  await pagesHold(page, ['/licence'], (startup) => Object.assign(startup.brand, { licence }));
  guard.expectProblem(/#418|#425|#423/);
  await portal.visit('/licence');
  for (const fact of Object.values(licence)) await expect(main).toContainText(fact);
  await expect(main).not.toContainText(text('papers', 'none'));
});
