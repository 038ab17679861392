import type { Brand, Theme } from '../brand.ts';

/** What the back office's page holds when it arrives, before anybody has logged in. */
export type OfficeStartup = Pick<Brand, 'name' | 'languages' | 'timeZone' | 'currency'> & {
  language: string;
  theme: Theme;
  hasLockup: boolean;
  /** False where the browser has no session's cookie: then nobody needs to be asked who is logged in. */
  mayHaveSession: boolean;
  /** Money, mails and texts are played, not real. */
  isSandbox: boolean;
};
