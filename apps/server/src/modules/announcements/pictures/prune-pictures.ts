import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteUnused } from './store.ts';

const KEPT_HOURS = 24;

/** An upload that came into no announcement is of no use after a day. */
export function pruneAnnouncementPictures({ storage }: Pick<Platform, 'storage'>): JobHandler {
  return {
    name: 'announcements.prune-pictures',
    schedule: '23 3 * * *',
    handle: async (tx) => storage.drop(tx, await deleteUnused(tx, tx.now.subtract({ hours: KEPT_HOURS }))),
  };
}
