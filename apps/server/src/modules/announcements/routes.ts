import * as contract from '@pelita/contract';
import { type Binding, bindReading } from '../../platform/http/binding.ts';
import { listAnnouncements } from './list-announcements.ts';
import type { AnnouncementsNeeds } from './needs.ts';

export function announcementsRoutes(needs: AnnouncementsNeeds): Binding[] {
  return [bindReading(contract.listAnnouncements, listAnnouncements(needs))];
}
