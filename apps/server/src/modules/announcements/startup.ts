import { listAnnouncements } from '@pelita/contract';
import type { StartupPiece } from '../../platform/startup-piece.ts';

export const announcementsStartup: readonly StartupPiece[] = [
  {
    name: 'announcements',
    empty: () => ({ banners: [], player: [], popup: [], promotion: [] }),
    read: (ask, visitor) => {
      const query = { types: 'B,PL,PU', platform: 'W', execution: 'B', language: visitor.language } as const;
      return ask(listAnnouncements, { query }, visitor);
    },
  },
];
