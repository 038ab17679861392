import { readFile } from 'node:fs/promises';
import { expectNoBarriers } from './support/access.ts';
import { expect, test } from './support/test.ts';

test('OPS-02 OPS-06 an auditor filters the log in the address, walks it by keyboard, saves the view and takes it away as a file @desktop', async ({
  office,
  page,
}) => {
  const { text } = office;
  await office.visitAs('auditor', '/audit');
  const rows = page.getByRole('table').locator('tbody > tr');
  await expect(page.getByText(text('officeAudit', 'whole'))).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await expectNoBarriers(page, 'the audit log');

  await test.step('a typed filter counts with Enter, stands in the address, and is named where nothing fits', async () => {
    const action = page.getByRole('textbox', { name: text('officeLists', 'column_action') });
    await action.fill('login');
    // In one breath: the next letters come before the address that Enter asked for.
    await action.evaluate((field: HTMLInputElement, more) => {
      field.form?.requestSubmit();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, more);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, 'login-and-more');
    await expect(page).toHaveURL(/action=login$/);
    await expect(page.getByText(`${text('officeLists', 'column_action')}: login`)).toBeVisible();
    await expect(action).toHaveValue('login-and-more');
    await expect(rows.first()).toContainText('login');
    await action.fill('nothing-like-it');
    await action.press('Enter');
    await expect(page.getByText(text('officeLists', 'nothingFits'))).toBeVisible();
    await expectNoBarriers(page, 'an empty list');
    const filter = text('officeLists', 'column_action');
    await office.button(text('officeLists', 'clearFilter', { filter })).click();
    await expect(page).not.toHaveURL(/action=/);
  });

  await test.step('j and k lead through the rows, and a column can be put away', async () => {
    await expect(rows.nth(1)).toBeVisible();
    await page.getByRole('region', { name: text('officePages', 'audit') }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: text('officeLists', 'column_actor') })).toBeFocused();
    const reason = page.getByRole('columnheader', { name: text('officeLists', 'column_reason') });
    await expect(reason).toBeVisible();
    await page.getByText(text('officeLists', 'columns'), { exact: true }).click();
    await page.getByRole('checkbox', { name: text('officeLists', 'column_reason') }).click();
    await expect(reason).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('letters alone do nothing once they are switched off', async () => {
    const region = page.getByRole('region', { name: text('officePages', 'audit') });
    const choose = async (key: 'singleKeysOff' | 'singleKeysOn') => {
      await office.button(office.operator('auditor').username).click();
      await page.getByRole('menuitem', { name: text('officeFrame', key) }).click();
    };
    await choose('singleKeysOff');
    await region.focus();
    await page.keyboard.press('j');
    await expect(region).toBeFocused();
    await choose('singleKeysOn');
    await region.focus();
    await page.keyboard.press('j');
    await expect(rows.nth(0)).toBeFocused();
  });

  await test.step('a person is found by name, and the view is kept under one', async () => {
    const { username } = office.operator('finance');
    const who = page.getByRole('combobox', { name: text('officeLists', 'column_actor') });
    const isAsked = page.waitForResponse((response) => response.url().includes(`search=${username}`));
    await who.fill(username);
    // A press that lasts until the answer about players has come: the list has narrowed before, and nothing moves in it.
    await page.getByRole('option', { name: username }).hover();
    await page.mouse.down();
    await isAsked;
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.mouse.up();
    await expect(page).toHaveURL(/actor=operator/);
    await expect(page.getByRole('list', { name: text('officeLists', 'setFilters') })).toContainText(username);
    await expectNoBarriers(page, 'a list of one person');
    const views = page.getByText(text('officeLists', 'views'), { exact: true });
    await views.click();
    await page.getByRole('textbox', { name: text('officeLists', 'viewName') }).fill('Finance');
    await page.keyboard.press('Enter');
    await page.goto(`${new URL(page.url()).origin}/audit`);
    await views.click();
    await office.button('Finance').click();
    await expect(page).toHaveURL(/actor=operator/);
    await expect(who).toHaveValue(username);
    const filter = text('officeLists', 'column_actor');
    await office.button(text('officeLists', 'clearFilter', { filter })).click();
    await expect(page).not.toHaveURL(/actor=/);
  });

  await test.step('the file has what the list has', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      office.button(text('officeLists', 'csv')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.split('\r\n')[0]).toContain('"id","at","actor","actorId","action"');
  });
});
