import * as z from 'zod/mini';
import { ANNOUNCEMENT_MAXIMUM_BYTES } from '../announcements.ts';
import { call } from '../call.ts';
import { InstantText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import { pictureAnswer, PictureName, pictureUpload } from './pictures.ts';
import { LocalTimeText } from './shapes.ts';

/** What visitors and players are told, as operators write, order and schedule it. Times are the brand's local times. */

export const announcementKinds = ['B', 'PL', 'PU', 'PR', 'H', 'AG'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];
/** Where a banner is shown; without one it is on home. */
export const announcementGroups = ['home', 'w_login'] as const;
/** Deleted ones are kept as rows and shown to no one. */
export const announcementStates = ['draft', 'published', 'withdrawn', 'deleted'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

const TITLE_MAXIMUM_LENGTH = 200;
const LANGUAGES_MAXIMUM = 40;
/** Words of all languages, with what JSON adds to them. */
const WORDS_MAXIMUM_BYTES = LANGUAGES_MAXIMUM * ANNOUNCEMENT_MAXIMUM_BYTES * 2;

const LanguageCode = z.string().check(z.regex(/^[A-Z]{2,3}(-[A-Z]{2,4})?$/, { error: 'pattern' }));
const Html = z.string().check(
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'text_not_storable' }),
  z.maxLength(ANNOUNCEMENT_MAXIMUM_BYTES, { error: 'too_long' }),
);
const Words = z
  .record(
    LanguageCode,
    z.strictObject({
      title: freeText(TITLE_MAXIMUM_LENGTH).check(z.refine(isVisible, { error: 'required' })),
      html: Html,
    }),
  )
  .check(z.refine((words) => Object.keys(words).length <= LANGUAGES_MAXIMUM, { error: 'invalid' }));

const content = {
  kind: z.enum(announcementKinds),
  group: z.nullable(z.enum(announcementGroups)),
  /** A drawn scene of the art kit, or else a picture that was uploaded. */
  scene: z.nullable(z.string().check(z.maxLength(32, { error: 'too_long' }))),
  picture: z.nullable(PictureName),
  /** A path of the portal: announcements lead nowhere else. */
  linkage: z.nullable(
    z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/, { error: 'pattern' }), z.maxLength(200, { error: 'too_long' })),
  ),
  /** Null: from now on, and without an end. */
  from: z.nullable(LocalTimeText),
  until: z.nullable(LocalTimeText),
  words: Words,
};

const OfficeAnnouncement = z.object({
  id: UuidText,
  version: z.number(),
  state: z.enum(announcementStates),
  /** Whether visitors are told now. */
  isInForce: z.boolean(),
  /** Whether its end has come. */
  isOver: z.boolean(),
  ...content,
  from: LocalTimeText,
  changedAt: InstantText,
  /** The operator's name; null for what the brand brought and the command line announced. */
  changedBy: z.nullable(z.string()),
});
export type OfficeAnnouncement = z.output<typeof OfficeAnnouncement>;

const ofOne = z.object({ id: UuidText });
const versioned = { version: z.int() };

export const listOfficeAnnouncements = call('GET /office/announcements', {
  who: { operator: 'content.see' },
  value: z.object({
    /** IANA name of the zone that all local times are in. */
    timeZone: z.string(),
    languages: z.array(z.string()),
    announcements: z.array(OfficeAnnouncement),
  }),
  summary: 'Every announcement that is not deleted, by kind and in the order in which it is shown.',
});

export const addAnnouncement = call('POST /office/announcements', {
  who: { operator: 'content.do' },
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  body: z.strictObject({ ...content, state: z._default(z.enum(['draft', 'published']), 'draft') }),
  value: OfficeAnnouncement,
  refusals: ['announcement_too_long'],
  summary: 'Adds an announcement behind those of its kind, in every language of the brand. Its HTML is sanitised.',
});

export const changeAnnouncement = call('PUT /office/announcements/{id}', {
  who: { operator: 'content.do' },
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  params: ofOne,
  body: z.strictObject({ ...content, ...versioned }),
  value: OfficeAnnouncement,
  refusals: ['announcement_unknown', 'announcement_too_long', 'changed_meanwhile'],
  summary:
    'Changes an announcement from the version that was seen. When another version is there, the refusal carries it as `current`.',
});

export const moveAnnouncement = call('POST /office/announcements/{id}/state', {
  who: { operator: 'content.do' },
  params: ofOne,
  body: z.strictObject({ ...versioned, state: z.enum(announcementStates) }),
  value: OfficeAnnouncement,
  refusals: ['announcement_unknown', 'changed_meanwhile'],
  summary: 'Publishes, withdraws or deletes an announcement. All of them are states; the row is kept.',
});

export const orderAnnouncements = call('PUT /office/announcements/order', {
  who: { operator: 'content.do' },
  body: z.strictObject({
    kind: z.enum(announcementKinds),
    /** Every announcement of the kind that is not deleted: as the page showed them, and as they are to be. */
    before: z.array(UuidText).check(z.maxLength(1_000, { error: 'too_long' })),
    after: z.array(UuidText).check(z.maxLength(1_000, { error: 'too_long' })),
  }),
  value: z.object({ order: z.array(UuidText) }),
  refusals: ['changed_meanwhile'],
  summary: 'Orders the announcements of a kind. When another order is there, the refusal carries it as `current`.',
});

export const previewAnnouncement = call('POST /office/announcements/preview', {
  who: { operator: 'content.see' },
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  body: z.strictObject({ words: z.record(LanguageCode, z.strictObject({ html: Html })) }),
  value: z.object({ words: z.record(z.string(), z.object({ html: z.string(), summary: z.string() })) }),
  refusals: ['announcement_too_long'],
  summary: 'What the sanitiser leaves of each text, and its plain words. Nothing is kept.',
});

export const uploadAnnouncementPicture = call('POST /office/announcements/pictures', {
  ...pictureUpload,
  who: { operator: 'content.do' },
  summary: 'Keeps a picture for announcements, painted anew. One that no announcement shows is forgotten after a day.',
});

export const getAnnouncementPicture = call('GET /office/announcements/pictures/{name}', {
  ...pictureAnswer,
  who: { operator: 'content.see' },
  summary: 'A picture of announcements, in base64.',
});
