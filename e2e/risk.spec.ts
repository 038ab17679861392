import { addBankAccount } from '@pelita/contract';
import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { type Player, registeredPlayer, send } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('OPS-04 two players with one bank account are found, an operator takes the case, writes to the player and says what came of it @desktop', async ({
  portal,
  anotherOffice,
  house,
}) => {
  const [first, player] = [await registeredPlayer(house.origin), await registeredPlayer(house.origin)];
  const accountNumber = `88${Date.now().toString().slice(-8)}`;
  const add = ({ password, session }: Player) =>
    send(
      house.origin,
      addBankAccount,
      { body: { bankName: 'Bank Seroja', accountName: 'Ali bin Abu', accountNumber, password } },
      session.token,
    );
  await add(first);
  await add(player);

  const office = await anotherOffice();
  const { page, text } = office;
  const operator = await office.visitAs('risk', '/risk-cases');
  await office.button(text('officeRisk', 'lookNow')).click();
  const row = page.getByRole('row').filter({ hasText: player.username });
  await expect(row).toContainText(text('officeLists', 'rules_sharedMeans'));
  await expectNoBarriers(page, 'the cases');
  await row.getByRole('link', { name: text('officeRisk', 'look', { count: '1' }) }).click();
  await expect(office.heading).toHaveText(text('officeRisk', 'of', { username: player.username }));
  await page.getByText(text('officeRisk', 'rows', { count: '1' })).click();
  const evidence = page.getByRole('listitem').filter({ hasText: first.username });
  await expect(evidence).toContainText(text('officeRisk', 'row_bankAccount'));
  await expectNoBarriers(page, 'a case');

  await test.step('it is taken, and noted in', async () => {
    await office.button(text('officeRisk', 'take')).click();
    await office.button(text('officeRisk', 'take'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: operator.username })).toBeVisible();
    await page.getByRole('textbox', { name: text('officeRisk', 'newNote') }).fill('A married couple, both verified.');
    await office.button(text('officeRisk', 'addNote')).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'A married couple' })).toBeVisible();
  });

  await test.step('the player is written to, in words that are shown before', async () => {
    await office.button(text('officeRisk', 'contact')).click();
    await expect(office.dialog).toContainText(text('officeRisk', 'words_riskCheckIn'));
    await expectNoBarriers(page, 'a message to the player');
    await office.button(text('officeRisk', 'send'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
    await portal.visitAs(player, modalAlone('member-centre&room=messageV2'));
    await expect(portal.modal.getByText(portal.text('messages', 'riskCheckInTitle')).first()).toBeVisible();
  });

  await test.step('the outcome closes it', async () => {
    await office.button(text('officeRisk', 'decide')).click();
    await office.dialog.getByRole('combobox').selectOption({ label: text('officeLists', 'outcome_noConcern') });
    await office.dialog.getByLabel(text('officeParts', 'reason'), { exact: true }).fill('One household.');
    await office.button(text('officeRisk', 'decide'), office.dialog).click();
    await expect(page.getByText(text('officeLists', 'caseState_closed')).first()).toBeVisible();
    await expect(office.button(text('officeRisk', 'decide'))).toHaveCount(0);
  });

  await test.step('on a phone nothing is cut', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'a case on a phone');
    await office.visit('/risk-findings');
    await expect(page.getByText(player.username).first()).toBeVisible();
    await expectNoBarriers(page, 'the findings');
  });
});
