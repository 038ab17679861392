import { listAnnouncements, listGames } from '@pelita/contract';
import { expectNoBarriers } from './support/access.ts';
import { send, someGame } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('OPS-06 an editor writes an announcement in two languages, sees it as visitors will, and publishes it @desktop', async ({
  office,
  page,
  house,
  guard,
}) => {
  // What is pasted is read in a document of its own, where the policy stops its handler and says so.
  guard.expectProblem(/Executing inline event handler violates/);
  const { text } = office;
  await office.visitAs('content', '/announcements?kind=PL');
  await expectNoBarriers(page, 'the announcements');
  await page.getByRole('link', { name: text('officeContent', 'add') }).click();
  const languages = { EN: 'English', MY: 'Bahasa Melayu' };
  for (const language of Object.values(languages)) {
    await page.getByRole('tab', { name: language }).click();
    await page
      .getByLabel(text('officeContent', 'titleIn', { language }), { exact: true })
      .fill(`Harbour lights, ${language}`);
    const words = page.getByRole('textbox', { name: text('officeContent', 'textIn', { language }) });
    await words.click();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Tonight ');
  }
  // What is pasted keeps only what the sanitiser lets through.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<p onclick="steal()">and <u>tomorrow</u><script>steal()</script><img src=x></p>');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const preview = page.getByRole('article', { name: languages.MY });
  await expect(preview.getByText('tomorrow')).toBeVisible();
  await expectNoBarriers(page, 'the editor');
  await office.button(text('officeContent', 'publish')).click();
  await expect(office.button(text('officeContent', 'withdraw'))).toBeVisible();

  const { player } = await send(house.origin, listAnnouncements, { query: { types: 'PL', language: 'MY' } });
  expect(player.at(-1)).toMatchObject({ title: 'Harbour lights, Bahasa Melayu' });
  expect(player.at(-1)?.content).toBe('<p><strong>Tonight </strong>and <u>tomorrow</u></p>');

  await page.getByRole('link', { name: text('officeContent', 'back') }).click();
  const up = page.getByRole('button', {
    name: text('officeContent', 'earlier', { title: 'Harbour lights, Bahasa Melayu' }),
  });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      const told = await send(house.origin, listAnnouncements, { query: { types: 'PL', language: 'MY' } });
      return told.player.at(-2)?.title;
    })
    .toBe('Harbour lights, Bahasa Melayu');
});

test('OPS-07 a game is found among all, put under maintenance and taken out of it again @desktop', async ({
  office,
  page,
  house,
}) => {
  const { text } = office;
  const game = await someGame(house.origin);
  const marked = async () =>
    (await send(house.origin, listGames, { query: { gameName: game.gameName, pageSize: '1' } })).games[0]?.maintenance;
  await office.visitAs('content', '/catalogue');
  await page.getByRole('searchbox').fill(game.gameCode);
  await page.keyboard.press('Enter');
  const change = office.button(text('officeCatalogue', 'change', { name: game.gameName }));
  await change.click();
  await expectNoBarriers(page, 'a game of the catalogue');
  for (const isClosed of [true, false]) {
    await office.dialog.getByLabel(text('officeCatalogue', 'hasMaintenance')).setChecked(isClosed);
    await office.button(text('officeCatalogue', 'save'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
    await expect.poll(marked).toBe(isClosed ? true : undefined);
    if (isClosed) await change.click();
  }
  await page.getByRole('tab', { name: text('officeCatalogue', 'vendors') }).click();
  await expectNoBarriers(page, 'the vendors');
});
