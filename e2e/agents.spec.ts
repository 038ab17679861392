import { expectNoBarriers, expectNoSidewaysScroll } from './support/access.ts';
import type { House } from './support/house.ts';
import { freshAccount, loggedIn, type Player } from './support/people.ts';
import { modalAlone, PLAIN_PAGE, type Portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const rooms = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
] as const;

async function agentOf({ origin, accounts }: House): Promise<Player> {
  return { ...accounts.agent, session: await loggedIn(origin, accounts.agent) };
}

async function enters(portal: Portal, room: string): Promise<void> {
  await portal.visit(modalAlone(`agent-centre&team=${room}`));
  await portal.modal.waitFor();
  await portal.page
    .getByRole('status', { name: portal.text('kit', 'loading') })
    .first()
    .waitFor({ state: 'hidden' });
}

test('AC-01 AC-02 AC-05 the agent centre opens from the shell, and each of its rooms comes without barriers @desktop', async ({
  portal,
  house,
}) => {
  const { page, modal } = portal;
  await portal.visitAs(await agentOf(house), PLAIN_PAGE);
  await page.locator('[data-opens=agent-centre]').first().click();
  await expect(modal).toBeVisible();
  for (const room of rooms) {
    await enters(portal, room);
    await expect(modal.getByRole('heading').first()).toBeVisible();
    await expectNoBarriers(page, room);
    await expectNoSidewaysScroll(page, room);
  }
});

test('AC-03 AC-06 AC-07 LOGIN-16 OPS-09 an operator offers an agent a dividend; the agent accepts, opens an account and offers it a part; the new agent chooses a password at the first login and accepts @desktop', async ({
  portal,
  house,
  anotherOffice,
  anotherDevice,
}) => {
  const { modal, text, page } = portal;
  const agent = await agentOf(house);
  const dividendRoom = 'agentDividendRecordCopy2';
  const accepts = async (who: Portal) => {
    const waiting = who.modal.getByRole('region', { name: text('agentContracts', 'ownOffer') });
    await waiting.getByRole('button', { name: text('agentContracts', 'accept'), exact: true }).click();
    await expect(who.modal.getByRole('region', { name: text('agentContracts', 'own'), exact: true })).toBeVisible();
  };

  await test.step('an operator offers, with two tiers', async () => {
    const office = await anotherOffice();
    await office.visitAs('agents', '/agent-contracts');
    await office.button(text('officeAgents', 'offer')).click();
    const field = (name: 'account' | 'rate' | 'betAmount', place = 0) =>
      office.dialog.getByLabel(text('officeAgents', name), { exact: true }).nth(place);
    await field('account').fill(agent.username);
    await office.button(text('officeAgents', 'addTier'), office.dialog).click();
    await field('rate').fill('20');
    await field('betAmount', 1).fill('1000');
    await field('rate', 1).fill('30');
    await expectNoBarriers(office.page, 'an offer of the house');
    await office.dialog.getByRole('textbox', { name: text('officeParts', 'reason') }).fill('agreed by phone');
    await office.button(text('officeAgents', 'offer'), office.dialog).click();
    await expect(office.dialog).toBeHidden();
    await expect(office.page.getByRole('row').filter({ hasText: agent.username }).first()).toBeVisible();
  });

  await test.step('the agent accepts, and opens an account below', async () => {
    await portal.comesAs(agent);
    await enters(portal, dividendRoom);
    await expectNoBarriers(page, 'an offer that waits');
    await accepts(portal);
  });
  const opened = freshAccount();
  await enters(portal, 'registerCenter');
  const opening = modal.locator('form').first();
  await opening.getByLabel(text('agentCentre', 'username'), { exact: true }).fill(opened.username);
  await opening.getByLabel(text('agentCentre', 'firstPassword'), { exact: true }).fill(opened.password);
  await opening
    .getByLabel(text('agentCentre', 'type'), { exact: true })
    .selectOption({ label: text('agentCentre', 'type_1') });
  await opening.getByRole('button', { name: text('agentCentre', 'open'), exact: true }).click();
  await expect(page.getByText(text('agentCentre', 'opened', { account: opened.username }))).toBeVisible();

  await test.step('a part of the dividend is offered on', async () => {
    await enters(portal, dividendRoom);
    await modal.getByRole('button', { name: text('agentContracts', 'offer') }).click();
    const offer = page.getByRole('dialog', { name: text('agentContracts', 'offer') });
    await offer.getByRole('combobox', { name: text('agentContracts', 'downline') }).fill(opened.username);
    await page.getByRole('option', { name: opened.username }).click();
    await offer.getByRole('button', { name: text('agentContracts', 'send') }).click();
    await expect(page.getByText(text('agentContracts', 'offered', { account: opened.username }))).toBeVisible();
  });

  await test.step('the new agent chooses a password at the first login, and accepts', async () => {
    const theirs = await anotherDevice();
    await theirs.visit('/login?side=agent');
    await theirs.logIn(opened);
    const dialog = theirs.page.getByRole('dialog', { name: text('identity', 'changeTitle') });
    const field = (name: 'newPassword' | 'confirmPassword') =>
      dialog.getByLabel(text('identity', name), { exact: true }).filter({ visible: true });
    await field('newPassword').fill('tiga perahu biru');
    await field('confirmPassword').fill('tiga perahu biru');
    await dialog.getByRole('button', { name: text('identity', 'resetSubmit') }).click();
    await expect(theirs.balance).toBeVisible();
    await enters(theirs, dividendRoom);
    await accepts(theirs);
  });
});
