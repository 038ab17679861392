import type { HelpPages, HelpTopic } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';

/** What help asks of the brand and of announcements; the application hands it in. */
export type HelpNeeds = {
  pages: HelpPages;
  /** In years, as it is now. */
  minimumAge: () => number;
  announcedTopics: (tx: Tx, language: string) => Promise<HelpTopic[]>;
};
