import { listAnnouncements, type Announcement } from '@pelita/contract';
import type { Send } from '@pelita/client/send';

/** Player announcements with their markup, and the language that they are told in. */
export type NoticeList = { language: string; notices: Announcement[] };

export async function noticeList(send: Send, language: string): Promise<NoticeList> {
  return { language, notices: (await send(listAnnouncements, { query: { types: 'PL', language } })).player };
}
