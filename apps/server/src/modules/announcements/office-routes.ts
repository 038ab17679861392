import * as office from '@pelita/contract/office';
import { type Binding, bind, bindKnown, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderAnnouncements } from './operators/order-announcements.ts';
import { listForOperators, preview } from './operators/read-announcements.ts';
import { addOne, changeOne, moveOne } from './operators/write-announcement.ts';
import { getPicture, uploadPicture } from './pictures/upload-picture.ts';

export function announcementsOfficeRoutes(platform: Pick<Platform, 'brand' | 'random' | 'storage'>): Binding[] {
  return [
    bindReading(office.listOfficeAnnouncements, listForOperators(platform)),
    bind(office.addAnnouncement, addOne(platform)),
    bind(office.changeAnnouncement, changeOne(platform)),
    bind(office.moveAnnouncement, moveOne(platform)),
    bind(office.orderAnnouncements, orderAnnouncements),
    bindKnown(office.previewAnnouncement, preview),
    bindLong(office.uploadAnnouncementPicture, uploadPicture(platform)),
    bindLong(office.getAnnouncementPicture, getPicture(platform)),
  ];
}
