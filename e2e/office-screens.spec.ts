import { putSetting } from '@pelita/contract/office';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { freshCode } from './support/office.ts';
import { playedRounds, registeredPlayer, someGame } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Each screen is looked through twice, which takes a while: a few of them make a journey.
const screens = {
  'what waits': ['/', '/approvals', '/risk-cases', '/risk-findings', '/feedback'],
  money: ['/deposits?all=yes', '/withdrawals', '/vendor-transfers', '/transfers', '/reports'],
  'games and words': [
    '/book-corrections',
    '/card-pairs',
    '/catalogue?view=providers',
    '/announcements',
    '/reports?name=games',
  ],
  'people and files': [
    '/reports?name=players',
    '/operators?show=sessions',
    '/operators?show=matrix',
    '/own-exports',
    '/exports',
  ],
};

for (const [group, paths] of Object.entries(screens))
  test(`OPS-01 OPS-02 every screen that an auditor may see is free of barriers, and fits a phone: ${group} @desktop`, async ({
    office,
    house,
    page,
  }) => {
    const player = await registeredPlayer(house.origin, '200.00');
    await playedRounds(house.origin, player, (await someGame(house.origin)).gameCode, 2);
    await office.visitAs('auditor', '/');
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const screen of paths) {
      await office.visit(screen);
      for (const size of [wide, { width: 390, height: 844 }]) {
        await page.setViewportSize(size);
        await expect(page.locator('.skeleton, .skeletons')).toHaveCount(0);
        await expectNoBarriers(page, `${screen} at ${size.width}`);
        await expectNoSidewaysScroll(page, `${screen} at ${size.width}`);
      }
      await page.setViewportSize(wide);
    }
  });

test('OPS-01 movements are told by the names of what they are, not by the ledger’s @desktop', async ({
  office,
  house,
  page,
}) => {
  const player = await registeredPlayer(house.origin, '200.00');
  await playedRounds(house.origin, player, (await someGame(house.origin)).gameCode, 1);
  await office.visitAs('auditor', `/transfers?player=${player.session.id}`);
  const bet = page.getByRole('row').filter({ hasText: office.text('officePlayers', 'kind_bet') });
  await expect(bet).toContainText(office.text('officePlayers', 'account_wallet'));
  await expect(bet).toContainText(office.text('officePlayers', 'account_vendor', { name: 'STUDIO' }));
  await expect(page.getByRole('table')).not.toContainText(/wallet|vendor:|house:/);
  // Or the face would show the ‘x’ of ‘u0x1’ as a sign of multiplication.
  await expect(bet).toHaveCSS('font-variant-ligatures', 'no-contextual');
});

test('OPS-01 SEC-03 an operator whom two administrators appoint enrols by a link, and a change asks for a fresh code @desktop', async ({
  office,
  house,
  anotherOffice,
  page,
  guard,
}) => {
  guard.expectProblem(/office\/settings\S* Failed to load resource.* 403 /);
  const { text } = office;
  const username = `ana.${Date.now().toString(36)}`;
  const password = 'a long way to the harbour';
  await office.visitAs('admin', '/operators');

  const link = await test.step('one proposes, the other decides, and the link is drawn', async () => {
    // Until a second administrator has logged in, one appoints alone.
    const second = await anotherOffice();
    await second.visitAs('admin', '/approvals', 1);
    await office.button(text('officeOperators', 'appoint')).click();
    const { dialog } = office;
    await dialog.getByRole('textbox', { name: text('officeOperators', 'username') }).fill(username);
    await dialog.getByRole('checkbox', { name: text('officeRoles', 'support') }).check();
    await dialog.getByRole('textbox', { name: text('officeParts', 'reason') }).fill('joins the team');
    await expectNoBarriers(page, 'an appointment');
    await office.button(text('officeOperators', 'appoint'), dialog).click();
    await expect(dialog.getByRole('link', { name: text('officeParts', 'toApprovals') })).toBeVisible();
    await page.keyboard.press('Escape');
    await second.page.reload();
    await second.button(text('officeApprovals', 'approve')).click();
    await second.button(text('officeApprovals', 'approve'), second.dialog).click();
    await expect(second.dialog).toBeHidden();
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: username });
    await row.getByRole('button', { name: text('officeOperators', 'acts') }).click();
    await page.getByRole('menuitem', { name: text('officeOperators', 'link') }).click();
    await office.button(text('officeOperators', 'drawLink'), dialog).click();
    await expect(dialog.getByText('/enrol#')).toBeVisible();
    await expectNoBarriers(page, 'the enrolment link');
    return dialog.getByText('/enrol#').innerText();
  });

  await test.step('an own password, an authenticator, and recovery codes', async () => {
    const invited = await anotherOffice();
    await invited.page.goto(link);
    await expectNoBarriers(invited.page, 'the first password');
    await invited.page.getByLabel(text('officeEntrance', 'newPassword'), { exact: true }).fill(password);
    await invited.page.getByLabel(text('officeEntrance', 'newPasswordAgain'), { exact: true }).fill(password);
    await invited.button(text('officeEntrance', 'next')).click();
    await expect(invited.heading).toHaveText(text('officeEntrance', 'bindAuthenticator'));
    await expectNoBarriers(invited.page, 'the authenticator');
    const secret = await invited.page.locator('.entrance-secret > code').innerText();
    const authenticator = { authenticatorSecret: secret.replaceAll(' ', '') };
    await invited.page
      .getByLabel(text('officeEntrance', 'code'), { exact: true })
      .fill(await freshCode(house, authenticator));
    await invited.button(text('officeEntrance', 'finish')).click();
    await expect(invited.heading).toHaveText(text('officeEntrance', 'recoveryCodes'));
    await expect(invited.page.locator('.recovery-codes > li')).toHaveCount(10);
    await expectNoBarriers(invited.page, 'the recovery codes');
    await invited.visit('/');
    await invited.typePassword({ username, password });
    await invited.typeCode(await freshCode(house, authenticator));
    await expect(invited.button(username)).toBeVisible();
    await expectNoBarriers(invited.page, 'the page of who sees no figures');
  });

  await test.step('a change asks for a fresh code, and goes on by itself', async () => {
    // As if the code were older than five minutes: the first answer alone is another one.
    await page.route(
      (url) => url.pathname === putSetting.path.replace('{key}', 'feedback.picturesKeptDays'),
      (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, code: 'recent_code_required', message: 'A code is needed.', requestId: 'r' },
        }),
      { times: 1 },
    );
    await office.visit('/settings?key=feedback.picturesKeptDays');
    const name = text('officeSettingNames', 'feedback_picturesKeptDays');
    await office.button(text('officeSettings', 'changeOf', { name })).click();
    await office.dialog.getByRole('textbox').first().fill('181');
    await office.button(text('officeSettings', 'change'), office.dialog).click();
    await expect(page.getByRole('alertdialog', { name: text('officeEntrance', 'freshCode') })).toBeVisible();
    await expectNoBarriers(page, 'the fresh code');
    await office.confirmsCode(office.operator('admin'));
    await expect(page.getByText('181').first()).toBeVisible();
  });
});
