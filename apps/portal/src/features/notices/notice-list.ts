import { listAnnouncements, type Announcement } from '@pelita/contract';
import type { Send } from '../../shared/calls/send.ts';

/** Player announcements with their markup, and the language that they are told in. */
export type NoticeList = { language: string; notices: Announcement[] };

export async function noticeList(send: Send, language: string): Promise<NoticeList> {
  return { language, notices: (await send(listAnnouncements, { query: { types: 'PL', language } })).player };
}
