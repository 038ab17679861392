/**
 * What the brand has to say: banners, the marquee, popups, promotions' texts and help, by language and period. HTML is
 * sanitised before it is stored, again before it leaves, and a third time in the browser; a text above the contract's
 * limit is refused. The brand's folder brings the first rows, operators write the others in the back office or by
 * `npm run announce`; nothing is deleted but by its state. The pages read it for the hero and the marquee, help takes kind H.
 */
import type { HelpTopic } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Module } from '../../platform/module.ts';
import { announcementPictures } from './announcement-pictures.ts';
import { helpAnnouncements } from './help-announcements.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnnouncementsNeeds } from './needs.ts';
import { announcementsOfficeRoutes } from './office-routes.ts';
import { announcementsRoutes } from './routes.ts';
import { announcementsStartup } from './startup.ts';
import { seedAnnouncements } from './seed-announcements.ts';

export { announce, endAnnounced, standingAnnouncements } from './announce.ts';
export { readAnnouncement, Unfit } from './read-announcement.ts';
export { sanitised } from './sanitised-texts.ts';

export type AnnouncementsModule = Module & {
  /** What an operator has added to the help centre. */
  helpTopics: (tx: Tx, language: string) => Promise<HelpTopic[]>;
};

export function announcementsModule(
  platform: Pick<Platform, 'brand' | 'random' | 'database' | 'storage'>,
  needs: AnnouncementsNeeds,
): AnnouncementsModule {
  const pictures = announcementPictures(platform);
  return {
    name: 'announcements',
    bindings: announcementsRoutes(needs),
    officeBindings: announcementsOfficeRoutes({ brand: platform.brand, pictures }),
    plugin: pictures.plugin,
    jobs: [pictures.prune],
    startup: announcementsStartup,
    helpTopics: helpAnnouncements,
    seed: (database) => database.transaction((tx) => seedAnnouncements(tx, needs.seed)),
  };
}
