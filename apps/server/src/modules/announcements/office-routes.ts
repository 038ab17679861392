import * as office from '@pelita/contract/office';
import { type Binding, bind, bindKnown, bindLong, bindReading } from '../../platform/http/binding.ts';
import { readBy, uploadedBy } from '../../platform/pictures/picture-calls.ts';
import type { ShownPictures } from '../../platform/pictures/shown-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderAnnouncements } from './operators/order-announcements.ts';
import { listForOperators, preview } from './operators/read-announcements.ts';
import { addOne, changeOne, moveOne } from './operators/write-announcement.ts';

export function announcementsOfficeRoutes(needs: Pick<Platform, 'brand'> & { pictures: ShownPictures }): Binding[] {
  return [
    bindReading(office.listOfficeAnnouncements, listForOperators(needs)),
    bind(office.addAnnouncement, addOne(needs)),
    bind(office.changeAnnouncement, changeOne(needs)),
    bind(office.moveAnnouncement, moveOne(needs)),
    bind(office.orderAnnouncements, orderAnnouncements),
    bindKnown(office.previewAnnouncement, preview),
    bindLong(office.uploadAnnouncementPicture, uploadedBy(needs.pictures)),
    bindLong(office.getAnnouncementPicture, readBy(needs.pictures)),
  ];
}
