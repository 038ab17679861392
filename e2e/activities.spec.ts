import { expectNoBarriers } from './support/access.ts';
import { paidIn, registeredPlayer } from './support/people.ts';
import { modalAlone } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('PROMO-04 MC-11 MC-02 a member finishes a mission by a deposit, sees it counted in the menu and claims the reward @phone', async ({
  portal,
  house,
}) => {
  const { text, page } = portal;
  const title = 'Deposit hari ini';
  const player = await registeredPlayer(house.origin);
  await portal.visitAs(player, modalAlone('member-centre&room=missionLeaderboard'));
  const mission = page.getByRole('listitem').filter({ hasText: title });
  await expect(mission).toContainText('0.00');
  await paidIn(house.origin, player, '50.00');
  await portal.visit(modalAlone('member-centre'));
  await expect(portal.modal).toContainText(text('centre', 'missionsToClaim', { count: '1' }));
  await portal.visit('/activityCentre');
  await expect(mission).toContainText('50.00');
  await expectNoBarriers(page, 'the activity centre');
  await mission.getByRole('button', { name: text('activityCentre', 'claimOf', { title }) }).click();
  await expect(mission).toContainText(text('activityCentre', 'claimed'));
  await page.getByRole('tab', { name: text('activityCentre', 'raffles') }).click();
  await expect(page.getByRole('heading', { name: 'Cabutan bertuah tanglung' })).toBeVisible();
  await expectNoBarriers(page, 'the raffles');
  await page.getByRole('tab', { name: text('activityCentre', 'envelopes') }).click();
  // Its rain counts down to its beginning, then to its end, and is over until the next day.
  const rain = page.getByRole('region', { name: 'Hujan sampul merah' }).first();
  await expect(rain.getByRole('timer').or(rain.getByText(text('activityCentre', 'envelopeOver')))).toBeVisible();
  await expectNoBarriers(page, 'the red envelopes');
});
