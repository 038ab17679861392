import type { Envelope, PlayedRound } from '@pelita/contract';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { minorOf, type Portal } from './portal.ts';

/** A launched game in its frame, as its player sees it. */
export class GameTable {
  readonly portal: Portal;
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(portal: Portal) {
    this.portal = portal;
    this.page = portal.page;
    this.frame = portal.page.locator('iframe').contentFrame();
  }

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: this.portal.text('studio', 'spin'), exact: true });
  }

  /** The reels stand still and the next spin may begin. */
  async isReady(): Promise<void> {
    const skipToEnd = this.frame.getByRole('button', { name: this.portal.text('studio', 'skipToEnd') });
    const goOn = this.frame.getByRole('button', {
      name: new RegExp(`^(${this.portal.text('studio', 'freeSpinsStart')}|${this.portal.text('studio', 'goOn')})$`),
    });
    // A round with free spins asks for a press between its acts.
    await expect(async () => {
      for (const press of [goOn, skipToEnd]) if (await press.isVisible()) await press.click({ timeout: 500 });
      await expect(this.spinButton).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }

  /** One paid round from the press to its end, with what the studio answered. */
  async spin(): Promise<PlayedRound> {
    const answered = this.page.waitForResponse((answer) => /\/studio\/games\/[^/]+\/spin$/.test(answer.url()));
    await this.spinButton.click();
    const envelope = (await (await answered).json()) as Envelope<PlayedRound>;
    if (!envelope.success) throw new Error(`the spin was refused: ${envelope.code}`);
    await this.isReady();
    return envelope.value;
  }

  async openRounds(): Promise<Locator> {
    await this.frame.getByRole('button', { name: this.portal.text('studio', 'history'), exact: true }).click();
    const sheet = this.frame.getByRole('dialog', { name: this.portal.text('studio', 'history') });
    await expect(sheet).toBeVisible();
    return sheet;
  }
}

/** What a round leaves of a balance, in minor units. */
export function afterRounds(beforeMinor: number, rounds: readonly PlayedRound[]): number {
  return rounds.reduce((sum, round) => sum - minorOf(round.totalBet) + minorOf(round.totalWin), beforeMinor);
}
