import type { CallRequest, CallValue } from '@pelita/contract';
import type {
  AnnouncementKind,
  addAnnouncement,
  listOfficeAnnouncements,
  OfficeAnnouncement,
} from '@pelita/contract/office';

/** What is typed, as it will be sent; empty times and addresses are empty texts until then. */
export type Draft = Omit<CallRequest<typeof addAnnouncement>['body'], 'state' | 'from' | 'until' | 'linkage'> & {
  from: string;
  until: string;
  linkage: string;
};

/** The draft as the parts of the form change it, with what the server said of its fields. */
export type Edit = { draft: Draft; change: (changes: Partial<Draft>) => void; problems: Record<string, string> };

/** What of the brand the form offers. */
export type BrandOffers = Omit<CallValue<typeof listOfficeAnnouncements>, 'announcements'>;

export function newDraft(kind: AnnouncementKind, languages: readonly string[]): Draft {
  return { kind, group: null, scene: null, picture: null, linkage: '', from: '', until: '', words: emptyIn(languages) };
}

export function draftOf(one: OfficeAnnouncement, languages: readonly string[]): Draft {
  const { kind, group, scene, picture, linkage, from, until, words } = one;
  return {
    kind,
    group,
    scene,
    picture,
    linkage: linkage ?? '',
    from,
    until: until ?? '',
    words: { ...emptyIn(languages), ...words },
  };
}

export function contentOf({ linkage, from, until, ...draft }: Draft) {
  return { ...draft, linkage: linkage.trim() || null, from: from || null, until: until || null };
}

function emptyIn(languages: readonly string[]): Draft['words'] {
  return Object.fromEntries(languages.map((language) => [language, { title: '', html: '' }]));
}
