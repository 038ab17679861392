import { type ShownPictures, shownPictures } from '../../platform/pictures/shown-pictures.ts';
import type { Platform } from '../../platform/platform.ts';

const AREA = 'announcements';

export function announcementPictures(platform: Pick<Platform, 'database' | 'random' | 'storage'>): ShownPictures {
  return shownPictures(platform, {
    area: AREA,
    table: 'announcement_picture',
    isShown: `exists (select from announcement a where a.picture = p.name and a.state <> 'deleted')`,
  });
}

export function announcementPictureAddress(name: string): string {
  return `/${AREA}/${name}`;
}
