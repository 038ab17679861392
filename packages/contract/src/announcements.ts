import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { Done, UuidText } from './shapes.ts';

/** One text in one language, as UTF-8: pictures are addresses, so what is longer is no announcement. */
export const ANNOUNCEMENT_MAXIMUM_BYTES = 64 * 1024;

export const Announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised on the server. */
  content: z.string(),
  /** Plain text of the content, for the marquee. */
  summary: z.string(),
  group: z.nullable(z.string()),
  announcementImages: z.array(z.object({ imageUrl: z.string() })),
  /** The art kit's scene, when the picture is drawn. */
  scene: z.nullable(z.string()),
  linkage: z.nullable(z.string()),
  linkageType: z.nullable(z.enum(['URL', 'P', 'G'])),
  publishedAt: z.string(),
});
export type Announcement = z.output<typeof Announcement>;

export const listAnnouncements = relay('GET', 'MCSFE_getListAnnouncements', {
  who: 'visitor',
  query: z.object({
    types: z._default(z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/, { error: 'pattern' })), 'B'),
    platform: z.optional(z.literal('W', { error: 'pattern' })),
    execution: z._default(z.string().check(z.maxLength(8)), 'B'),
    language: z.optional(z.string().check(z.maxLength(8))),
  }),
  value: z.object({
    banners: z.array(Announcement),
    player: z.array(Announcement),
    popup: z.array(Announcement),
    promotion: z.array(Announcement),
  }),
  summary: 'Announcements in force now, by kind and language.',
});

export const listAgentAnnouncements = call('GET /wps/agent/announcements', {
  who: 'agent',
  value: z.object({
    /** In the operator's order, in the caller's language. */
    announcements: z.array(z.extend(Announcement, { isRead: z.boolean() })),
    unread: z.number(),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'AC-10: announcements for agents in force now, and which of them the caller has read.',
});

export const readAgentAnnouncement = call('POST /wps/agent/announcements/read', {
  who: 'agent',
  body: z.strictObject({ id: UuidText }),
  value: Done,
  refusals: ['in_need_agent_account', 'announcement_unknown'],
  summary: 'AC-10: marks an announcement for agents as read.',
});
