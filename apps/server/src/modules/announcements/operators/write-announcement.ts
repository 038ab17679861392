import { createHash } from 'node:crypto';
import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type { AuditAction, addAnnouncement, changeAnnouncement, moveAnnouncement } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { ShownPictures } from '../../../platform/pictures/shown-pictures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { type AnnouncementWithTexts, lastPosition } from '../store.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import { contentOf } from './content-of.ts';
import { officeShape } from './office-shape.ts';
import { insertAnnouncement, lockAnnouncement, updateAnnouncement } from './store.ts';

type Add = typeof addAnnouncement;
type Change = typeof changeAnnouncement;
type Move = typeof moveAnnouncement;
type Needs = Pick<Platform, 'brand'> & { pictures: ShownPictures };

export function addOne({ brand, pictures }: Needs) {
  return async (tx: Tx, who: CallerOf<Add>, { body }: CallInput<Add>): Promise<CallAnswer<Add>> => {
    const { state, ...typed } = body;
    const id = tx.newId<string>();
    const row: AnnouncementWithTexts = {
      ...(await contentOf(tx, typed, { id, brand, pictures })),
      id,
      code: id,
      state,
      version: 1,
      position: (await lastPosition(tx)) + 1,
      changed_at: tx.now,
      changed_by: who.operator.username,
    };
    await insertAnnouncement(tx, row);
    await note(tx, who, { action: 'add-announcement', before: null, after: row });
    return officeShape(row, { now: tx.now, timeZone: brand.timeZone });
  };
}

export function changeOne({ brand, pictures }: Needs) {
  return async (tx: Tx, who: CallerOf<Change>, { params, body }: CallInput<Change>): Promise<CallAnswer<Change>> => {
    const { version, ...typed } = body;
    const before = await lockVersion(tx, params.id, version, brand.timeZone);
    const content = await contentOf(tx, typed, { id: before.id, brand, pictures });
    // What begins when it began is not put off by being changed.
    const published_at = typed.from === null ? before.published_at : content.published_at;
    const after = changed(tx, who, before, { ...content, published_at });
    await updateAnnouncement(tx, after);
    await note(tx, who, { action: 'change-announcement', before, after });
    return officeShape(after, { now: tx.now, timeZone: brand.timeZone });
  };
}

export function moveOne({ brand }: Needs) {
  return async (tx: Tx, who: CallerOf<Move>, { params, body }: CallInput<Move>): Promise<CallAnswer<Move>> => {
    const before = await lockVersion(tx, params.id, body.version, brand.timeZone);
    const after = changed(tx, who, before, { state: body.state });
    await updateAnnouncement(tx, after);
    await note(tx, who, { action: `${verbs[body.state]}-announcement`, before, after });
    return officeShape(after, { now: tx.now, timeZone: brand.timeZone });
  };
}

const verbs = { draft: 'redraft', published: 'publish', withdrawn: 'withdraw', deleted: 'delete' } as const;

/** The announcement, held, in the version that the operator saw; another one is refused, and sent along. */
async function lockVersion(tx: Tx, id: string, seen: number, timeZone: string): Promise<AnnouncementWithTexts> {
  const announcement = await lockAnnouncement(tx, id);
  if (announcement.version !== seen)
    throw new Refusal('changed_meanwhile', {
      extra: { current: officeShape(announcement, { now: tx.now, timeZone }) },
    });
  return announcement;
}

function changed(
  tx: Tx,
  { operator }: CallerOf<Change>,
  before: AnnouncementWithTexts,
  changes: Partial<AnnouncementWithTexts>,
): AnnouncementWithTexts {
  return { ...before, ...changes, version: before.version + 1, changed_at: tx.now, changed_by: operator.username };
}

async function note(
  tx: Tx,
  { operator }: CallerOf<Change>,
  {
    action,
    before,
    after,
  }: { action: AuditAction; before: AnnouncementWithTexts | null; after: AnnouncementWithTexts },
): Promise<void> {
  await tellEveryone(tx, 'notice');
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action,
    subject: `announcement:${after.code}`,
    before: before && audited(before),
    after: audited(after),
  });
}

/** Long texts are told by their hash. */
function audited({ texts, published_at, ends_at, ...row }: AnnouncementWithTexts): Record<string, unknown> {
  const { kind, state, version, display_group, scene, picture, linkage } = row;
  return {
    kind,
    state,
    version,
    group: display_group,
    scene,
    picture,
    linkage,
    from: published_at.toString(),
    until: ends_at?.toString() ?? null,
    words: Object.fromEntries(
      texts.map(({ language, title, content }) => [
        language,
        { title, sha256: createHash('sha256').update(content).digest('hex') },
      ]),
    ),
  };
}
