import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './people.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export type Look = { language: Language; theme: 'dark' | 'light' };

/** The lightest page with the whole shell, for journeys that would go the same way over every other. */
export const PLAIN_PAGE = '/licence';
export const modalAlone = (modal: string): string => `${PLAIN_PAGE}?modal=${modal}`;

/** The portal in one tab, as a person of one language finds their way in it: by roles and names. */
export class Portal {
  readonly page: Page;
  readonly look: Look;
  readonly text: Words;

  constructor(page: Page, look: Look) {
    this.page = page;
    this.look = look;
    this.text = wordsOf(look.language);
  }

  /** The visitor's earlier choices, as the portal itself keeps them for the server. The defaults leave no trace. */
  async keepLook(): Promise<void> {
    const { language, theme } = this.look;
    const cookies = [
      ...(language === 'MY' ? [] : [{ name: 'language', value: language }]),
      ...(theme === 'dark' ? [] : [{ name: 'theme', value: theme }]),
    ];
    await this.page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' })));
  }

  /** The same person in another tab of the same browser. */
  inTab(page: Page): Portal {
    return new Portal(page, this.look);
  }

  /** Opens an address by itself and waits until the page answers to its visitor. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.wakes();
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    await this.wakes();
  }

  /** A page comes to life when it has loaded and rests, or at the first sign of its visitor, which is faster. */
  private async wakes(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    await this.isLive();
  }

  async isLive(): Promise<void> {
    await this.page.locator('html[data-live=yes]').waitFor({ state: 'attached' });
  }

  get modal(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 640;
  }

  /** The visitor's buttons in the bar. */
  get loginButton(): Locator {
    return this.bar.getByRole('button', { name: this.text('shell', 'login'), exact: true });
  }

  get registerButton(): Locator {
    return this.bar.getByRole('button', { name: this.text('shell', 'register'), exact: true });
  }

  get bar(): Locator {
    return this.page.getByRole('banner');
  }

  get balance(): Locator {
    return this.bar.getByRole('status', { name: this.text('shell', 'balance'), exact: true });
  }

  /** Opens an address as a player who has logged in earlier in this tab. */
  async visitAs(player: Player, path: string): Promise<void> {
    const keeping = await this.page.addInitScript(keepSession, sessionOf(player));
    await this.visit(path);
    await keeping.dispose();
  }

  /** A player who has logged in earlier in this tab, which shows no page yet. */
  async comesAs(player: Player): Promise<void> {
    // The lightest document of the site: what a tab keeps belongs to its origin.
    await this.page.goto('/robots.txt');
    await this.page.evaluate(keepSession, sessionOf(player));
  }

  /** From here on the player is logged in in this tab, without the login form. */
  async isUsedBy(player: Player): Promise<void> {
    await this.page.evaluate(keepSession, sessionOf(player));
    await this.reload();
  }

  /**
   * Presses what stands in a bar that stays, without the runner's scrolling: it takes the room that the bar is given at
   * the top of the window for a reason to scroll.
   */
  async pressInBar(locator: Locator): Promise<void> {
    const box = await locator.boundingBox();
    if (!box) throw new Error('there is nothing to press');
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  async showsBalance(amount: string): Promise<void> {
    await expect(this.balance).toHaveText(amount);
  }

  /** The balance as it stands, in minor units. */
  async balanceMinor(): Promise<number> {
    await expect(this.balance).toHaveText(/^[\d,]+\.\d\d$/);
    return minorOf(await this.balance.innerText());
  }

  async openLogin(): Promise<void> {
    await this.loginButton.click();
    await expect(this.page.getByRole('dialog', { name: this.text('identity', 'loginTitle') })).toBeVisible();
  }

  async logIn({ username, password }: { username: string; password: string }): Promise<void> {
    const form = this.page.getByRole('dialog', { name: this.text('identity', 'loginTitle') });
    await form.getByLabel(this.text('identity', 'username'), { exact: true }).fill(username);
    await form.getByLabel(this.text('identity', 'password'), { exact: true }).fill(password);
    await form.getByRole('button', { name: this.text('identity', 'loginSubmit'), exact: true }).click();
  }

  async fillRegistration(account: { username: string; password: string; again?: string }): Promise<void> {
    const { modal } = this;
    await modal.getByLabel(this.text('identity', 'username'), { exact: true }).fill(account.username);
    await modal.getByLabel(this.text('identity', 'password'), { exact: true }).fill(account.password);
    await modal
      .getByLabel(this.text('identity', 'confirmPassword'), { exact: true })
      .fill(account.again ?? account.password);
  }

  async submitRegistration(): Promise<void> {
    await this.modal.getByRole('button', { name: this.text('identity', 'registerSubmit'), exact: true }).click();
  }

  /** On phones the account's acts stand behind "Me" in the app bar. */
  async openLogout(): Promise<void> {
    const { text, page } = this;
    const logout = { name: text('shell', 'logout'), exact: true };
    if (this.isPhone) {
      await page
        .getByRole('navigation', { name: text('shell', 'appNavigation') })
        .getByText(text('shell', 'me'), { exact: true })
        .click();
      await this.modal.getByRole('button', logout).click();
    } else await this.bar.getByRole('button', logout).click();
    await expect(page.getByRole('alertdialog', { name: text('dialogs', 'in_sure_logout') })).toBeVisible();
  }

  async openDeposit(): Promise<void> {
    const { text, page } = this;
    const where = this.isPhone ? page.getByRole('navigation', { name: text('shell', 'appNavigation') }) : this.bar;
    await where.getByRole('button', { name: text('shell', 'deposit'), exact: true }).click();
  }
}

export function minorOf(amount: string): number {
  return Number(amount.replaceAll(/[,.]/g, ''));
}

function sessionOf({ session }: Player): Record<string, string> {
  const { token, userName, id, customerType } = session;
  return {
    token,
    account: userName,
    customerId: String(id),
    isAgent: String(customerType),
    merchant: 'pelita',
    platform: 'web',
    memberLabel: '[]',
  };
}

/** Runs in the page: what the portal keeps in a tab of somebody who has logged in. A framed game is another's page. */
function keepSession(items: Record<string, string>): void {
  if (window !== window.top) return;
  for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value);
}
