import type { SocialProvider } from '@pelita/contract';
import type { Portal } from './portal.ts';

export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** At the sandbox's issuer. */
export async function agrees({ page, text }: Portal, mail: string): Promise<void> {
  await page.getByLabel(text('issuer', 'name')).fill('Aminah binti Salleh');
  await page.getByLabel(text('issuer', 'mail'), { exact: true }).fill(mail);
  await page.getByRole('button', { name: text('issuer', 'agree') }).click();
}
