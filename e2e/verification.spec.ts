import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import { registeredPlayer } from './support/people.ts';
import { pngFile } from './support/png-file.ts';
import { PLAIN_PAGE, modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('SAFE-05 ERR-02 a deposit leads to the verification, a player sends a passport, an operator looks at it and accepts, and the deposit opens @phone', async ({
  portal,
  anotherOffice,
  house,
  guard,
}) => {
  guard.expectProblem(/40[03]/);
  const { page, text, modal } = portal;
  const player = await registeredPlayer(house.origin);
  await house.set('verification.requiredBefore', 'deposit');
  await portal.visitAs(player, PLAIN_PAGE);

  const deposit = async () => {
    await portal.openDeposit();
    await modal.getByRole('textbox', { name: text('cashier', 'amount') }).fill('50');
    await modal.getByRole('button', { name: text('cashier', 'submit'), exact: true }).click();
  };
  await test.step('the deposit is refused and the room opens', async () => {
    await deposit();
    await expect(page.getByText(text('errors', 'complete_verification_first')).first()).toBeVisible();
    await expect(modal.getByRole('heading', { name: text('verification', 'state_open') })).toBeVisible();
    await expect(modal).toContainText(text('verification', 'before_deposit'));
    await expectNoBarriers(page, 'the room of the verification');
    await expectNoSidewaysScroll(page, 'the room of the verification');
  });

  await test.step('what is no picture is refused in words, a passport is taken and sent', async () => {
    await modal.getByRole('radio', { name: text('verification', 'way_passport') }).check();
    const file = modal.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'pass.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(modal.getByText(text('fieldErrors', 'not_a_document'))).toBeVisible();
    await file.setInputFiles(pngFile('pass.png'));
    await expect(modal.getByText(text('verification', 'there'))).toBeVisible();
    await modal.getByRole('button', { name: text('verification', 'send'), exact: true }).click();
    await expect(modal.getByRole('heading', { name: text('verification', 'state_waiting') })).toBeVisible();
  });

  const office = await anotherOffice();
  await test.step('an operator opens the document with a reason, and accepts it', async () => {
    const desk = office.page;
    await office.visitAs('support', '/verifications');
    const row = desk.getByRole('row').filter({ hasText: player.username });
    await row.getByRole('button', { name: office.text('officeVerification', 'look', { count: '1' }) }).click();
    await expectNoBarriers(desk, 'a case of the verification');
    await office.button(office.text('officeVerification', 'open'), office.dialog).click();
    await office.dialog.last().getByLabel(office.text('officeParts', 'reason'), { exact: true }).fill('The queue.');
    await office.button(office.text('officeVerification', 'open'), office.dialog.last()).click();
    await expect(desk.getByRole('img', { name: office.text('officeVerification', 'document_passport') })).toBeVisible();
    await office.button(office.text('officeVerification', 'accept'), office.dialog).click();
    const field = (name: 'bornOn' | 'documentNumber') =>
      office.dialog.getByLabel(office.text('officeVerification', name), { exact: true });
    await field('bornOn').fill('1990-05-17');
    await field('documentNumber').fill(`A ${player.username}`);
    await expectNoBarriers(desk, 'what a document says');
    await office.button(office.text('officeVerification', 'accept'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
  });

  await test.step('the player is verified and deposits', async () => {
    await portal.visit(modalAlone('member-centre&room=verification'));
    await expect(modal.getByRole('heading', { name: text('verification', 'state_verified') })).toBeVisible();
    await portal.visit(PLAIN_PAGE);
    await deposit();
    await expect(modal.getByRole('heading', { name: text('cashier', 'pending') })).toBeVisible();
  });
  await house.set('verification.requiredBefore', 'never');
});
