import type { Announcement, CallAnswer, CallInput, listAnnouncements as listAnnouncementsCall } from '@pelita/contract';
import type { AnnouncementKind } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { plainText, sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { announcementPictureAddress } from './announcement-pictures.ts';
import type { AnnouncementsNeeds } from './needs.ts';
import { type AnnouncementWithTexts, announcementsInForce } from './store.ts';
import { textIn } from './text-in.ts';

type Call = typeof listAnnouncementsCall;

/** Announcements in force now in the caller's language; one without that language shows its English, else its first text. */
export function listAnnouncements({ pictureUrl }: AnnouncementsNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const kinds = query.types.split(',') as AnnouncementKind[];
    const inForce = await announcementsInForce(tx, kinds);
    const language = query.language ?? who.language;
    const ofKind = (kind: AnnouncementKind) =>
      inForce
        .filter((item) => item.kind === kind)
        .flatMap((item) => announcementShape(item, language, pictureUrl) ?? []);
    return { banners: ofKind('B'), player: ofKind('PL'), popup: ofKind('PU'), promotion: ofKind('PR') };
  };
}

export function announcementShape(
  item: AnnouncementWithTexts,
  language: string,
  pictureUrl: AnnouncementsNeeds['pictureUrl'],
): Announcement | null {
  const text = textIn(item.texts, language);
  if (!text) return null;
  return {
    id: item.id,
    title: text.title,
    content: sanitiseHtml(text.content),
    summary: plainText(text.content),
    group: item.display_group,
    announcementImages: imagesOf(item, pictureUrl),
    scene: item.scene,
    linkage: item.linkage,
    linkageType: item.linkage_type,
    publishedAt: item.published_at.toString(),
  };
}

function imagesOf({ scene, picture }: AnnouncementWithTexts, pictureUrl: AnnouncementsNeeds['pictureUrl']) {
  if (scene) return [{ imageUrl: pictureUrl('scene', scene) }];
  return picture ? [{ imageUrl: announcementPictureAddress(picture) }] : [];
}
