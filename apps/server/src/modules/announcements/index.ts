/**
 * What the house has to say: banners, the marquee, popups, promotions' texts and help, by language and period. HTML is
 * sanitised before it is stored, again before it leaves, and a third time in the browser. The pages read it for the
 * hero and the marquee; the back office will write it.
 */
import type { Module } from '../../platform/module.ts';
import type { AnnouncementsNeeds } from './needs.ts';
import { announcementsRoutes } from './routes.ts';
import { seedAnnouncements } from './seed-announcements.ts';

export function announcementsModule(needs: AnnouncementsNeeds): Module {
  return {
    name: 'announcements',
    bindings: announcementsRoutes(needs),
    seed: (database) => database.transaction((tx) => seedAnnouncements(tx, needs.seed)),
  };
}
