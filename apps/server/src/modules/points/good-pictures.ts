import { type ShownPictures, shownPictures } from '../../platform/pictures/shown-pictures.ts';
import type { Platform } from '../../platform/platform.ts';

const AREA = 'goods';

export function goodPictures(platform: Pick<Platform, 'database' | 'random' | 'storage'>): ShownPictures {
  return shownPictures(platform, {
    area: AREA,
    table: 'point_good_picture',
    isShown: 'exists (select from point_good g where g.picture = p.name)',
  });
}

export function goodPictureAddress(name: string): string {
  return `/${AREA}/${name}`;
}
