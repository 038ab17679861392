import type { CallAnswer } from '@pelita/contract';
import type { addAnnouncement, OfficeAnnouncement } from '@pelita/contract/office';
import type { AnnouncementWithTexts } from '../store.ts';
import { localTimeOf } from '../../../platform/clock/local-time.ts';

/** An announcement as operators see it. */
export function officeShape(
  row: AnnouncementWithTexts,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): CallAnswer<typeof addAnnouncement> {
  const hasBegun = Temporal.Instant.compare(row.published_at, now) <= 0;
  const hasEnded = row.ends_at !== null && Temporal.Instant.compare(row.ends_at, now) <= 0;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    isInForce: row.state === 'published' && hasBegun && !hasEnded,
    isOver: hasEnded,
    kind: row.kind,
    group: row.display_group as OfficeAnnouncement['group'],
    scene: row.scene,
    picture: row.picture,
    linkage: row.linkage,
    from: localTimeOf(row.published_at, timeZone),
    until: row.ends_at && localTimeOf(row.ends_at, timeZone),
    words: Object.fromEntries(row.texts.map(({ language, title, content }) => [language, { title, html: content }])),
    changedAt: row.changed_at.toString(),
    changedBy: row.changed_by,
  };
}
