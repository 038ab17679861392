import { listAnnouncements, type Announcement, type Call, type CallRequest, type CallValue } from '@pelita/contract';

type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;
/** Player announcements with their markup, and the language that they are told in. */
export type NoticeList = { language: string; notices: Announcement[] };

export async function noticeList(send: Send, language: string): Promise<NoticeList> {
  return { language, notices: (await send(listAnnouncements, { query: { types: 'PL', language } })).player };
}
