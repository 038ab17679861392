import type { JobHandler } from '../../../platform/module.ts';
import { deleteUnused } from './store.ts';

const KEPT_HOURS = 24;

/** An upload that came into no announcement is of no use after a day. */
export const pruneAnnouncementPictures: JobHandler = {
  name: 'announcements.prune-pictures',
  schedule: '23 3 * * *',
  handle: (tx) => deleteUnused(tx, tx.now.subtract({ hours: KEPT_HOURS })),
};
