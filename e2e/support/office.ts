import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { OperatorRole } from '@pelita/contract';
import { authenticatorCode, currentStep, secondsLeft } from './authenticator-code.ts';
import type { FirstRun, House } from './house.ts';
import type { Look } from './portal.ts';
import { type Words, wordsOf } from './words.ts';

type Operator = FirstRun['operators'][number];

/** The back office in one tab, as an operator of one language finds their way in it: by roles and names. */
export class Office {
  readonly page: Page;
  readonly text: Words;
  private readonly house: House;

  constructor(page: Page, house: House, look: Look) {
    this.page = page;
    this.house = house;
    this.text = wordsOf(look.language);
  }

  /** The operator's earlier choices, as the page itself keeps them for the server. The defaults leave no trace. */
  async keepLook({ language, theme }: Look): Promise<void> {
    const cookies = [
      ...(language === 'MY' ? [] : [{ name: 'language', value: language }]),
      ...(theme === 'light' ? [] : [{ name: 'theme', value: theme }]),
    ];
    await this.page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: this.house.officeOrigin() })));
  }

  /** Of `first-run.json`; there are two administrators and two of finance. */
  operator(role: OperatorRole, at = 0): Operator {
    const operator = this.house.accounts.operators.filter(({ roles }) => roles.includes(role))[at];
    if (!operator) throw new Error(`first-run.json has no ${role} number ${at}`);
    return operator;
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(this.house.officeOrigin() + path);
    await expect(this.heading).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** At an address, as the operator of a role, who logs in there. */
  async visitAs(role: OperatorRole, path = '/', at = 0): Promise<Operator> {
    const operator = this.operator(role, at);
    await this.visit(path);
    await this.typePassword(operator);
    await this.typeCode(await freshCode(this.house, operator));
    await expect(this.button(operator.username)).toBeVisible();
    return operator;
  }

  async typePassword({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.getByLabel(this.text('officeEntrance', 'username'), { exact: true }).fill(username);
    await this.page.getByLabel(this.text('officeEntrance', 'password'), { exact: true }).fill(password);
    await this.button(this.text('officeEntrance', 'next')).click();
  }

  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel(this.text('officeEntrance', 'code'), { exact: true }).fill(code);
    await this.button(this.text('officeEntrance', 'signIn')).click();
  }

  /** What waits for a fresh code of the authenticator goes on. */
  async confirmsCode(operator: Operator): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: this.text('officeEntrance', 'freshCode') });
    await dialog.getByRole('textbox').fill(await freshCode(this.house, operator));
    await this.button(this.text('officeEntrance', 'confirm'), dialog).click();
    await expect(dialog).toBeHidden();
  }
}

/** The server takes the code before and the one after too. */
const STEPS_ASIDE = 1;
const SECONDS_TO_ARRIVE = 15;

/**
 * A code that has not been used yet. Three are good at any moment; who needs more waits for the clock. The server takes none
 * twice, nor one before it, so the step of each secret's last code is kept beside its data.
 */
export async function freshCode(
  { dataDir }: Pick<House, 'dataDir'>,
  { authenticatorSecret: secret }: Pick<Operator, 'authenticatorSecret'>,
): Promise<string> {
  const file = join(dataDir, 'codes-of-journeys.json');
  const used = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  // The code before is refused from the next half minute on, so it is typed only while that is some time away.
  const earliest = () => (secondsLeft() > SECONDS_TO_ARRIVE ? currentStep() - STEPS_ASIDE : currentStep());
  const next = () => Math.max(earliest(), (used[secret] ?? 0) + 1);
  await expect.poll(() => next() - currentStep(), { timeout: 60_000 }).toBeLessThanOrEqual(STEPS_ASIDE);
  const step = next();
  writeFileSync(file, JSON.stringify({ ...used, [secret]: step }));
  return authenticatorCode(secret, step);
}
