import type { AnnouncementSeed } from '@pelita/contract';

/** What announcements ask of the brand and of the catalogue's art; the application hands it in. */
export type AnnouncementsNeeds = {
  pictureUrl: (kind: 'scene', code: string) => string;
  seed: AnnouncementSeed;
};
