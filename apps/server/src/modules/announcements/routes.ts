import * as contract from '@pelita/contract';
import { bind, type Binding, bindReading } from '../../platform/http/binding.ts';
import { listAgentAnnouncements, readAgentAnnouncement } from './agent-announcements.ts';
import { listAnnouncements } from './list-announcements.ts';
import type { AnnouncementsNeeds } from './needs.ts';

export function announcementsRoutes(needs: AnnouncementsNeeds): Binding[] {
  return [
    bindReading(contract.listAnnouncements, listAnnouncements(needs)),
    bindReading(contract.listAgentAnnouncements, listAgentAnnouncements(needs)),
    bind(contract.readAgentAnnouncement, readAgentAnnouncement),
  ];
}
