import type { AnnouncementSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { publishAnnouncement } from './publish-announcement.ts';

/** Publishes the brand's first announcements; those that stand already are left as the operator made them. */
export async function seedAnnouncements(tx: Tx, seed: AnnouncementSeed): Promise<void> {
  for (const [position, announcement] of seed.entries()) await publishAnnouncement(tx, announcement, position);
}
