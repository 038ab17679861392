import { type CallInput, type FieldProblems, Refusal } from '@pelita/contract';
import type { addAnnouncement } from '@pelita/contract/office';
import { sceneKinds } from '@pelita/ui/art';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ShownPictures } from '../../../platform/pictures/shown-pictures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sanitisedTexts } from '../sanitised-texts.ts';
import type { AnnouncementWithTexts } from '../store.ts';
import { instantOf } from '../../../platform/clock/local-time.ts';

type Typed = Omit<CallInput<typeof addAnnouncement>['body'], 'state'>;
type Content = Pick<
  AnnouncementWithTexts,
  'kind' | 'display_group' | 'scene' | 'picture' | 'linkage' | 'linkage_type' | 'published_at' | 'ends_at' | 'texts'
>;

/** What an operator typed, as the rows have it; what does not fit is refused field by field. */
export async function contentOf(
  tx: Tx,
  typed: Typed,
  { id, brand, pictures }: { id: string; pictures: Pick<ShownPictures, 'has'> } & Pick<Platform, 'brand'>,
): Promise<Content> {
  const { timeZone, languages } = brand;
  const from = typed.from === null ? tx.now : instantOf(typed.from, timeZone);
  const until = typed.until === null ? null : instantOf(typed.until, timeZone);
  const problems = {
    ...problemsOf(typed, languages),
    ...(until && Temporal.Instant.compare(until, from) <= 0 ? { until: { key: 'too_small' } } : {}),
    ...(typed.picture !== null && !(await pictures.has(tx, typed.picture)) ? { picture: { key: 'not_on_list' } } : {}),
  };
  if (Object.keys(problems).length > 0) throw new Refusal('invalid_field', { fields: problems });
  return {
    kind: typed.kind,
    display_group: typed.group,
    scene: typed.scene,
    picture: typed.picture,
    linkage: typed.linkage,
    linkage_type: typed.linkage === null ? null : 'URL',
    published_at: from,
    ends_at: until,
    texts: sanitisedTexts(typed.words).map((text) => ({ announcement_id: id, ...text })),
  };
}

function problemsOf({ kind, group, scene, picture, words }: Typed, languages: readonly string[]): FieldProblems {
  const isKnownScene = scene === null || sceneKinds.some((known) => known === scene);
  const missing = languages.filter((language) => words[language] === undefined);
  const foreign = Object.keys(words).filter((language) => !languages.includes(language));
  return {
    ...(isKnownScene ? {} : { scene: { key: 'not_on_list' } }),
    ...(scene !== null && picture !== null ? { picture: { key: 'one_of_two' } } : {}),
    ...(kind !== 'B' && group !== null ? { group: { key: 'invalid' } } : {}),
    ...Object.fromEntries(missing.map((language) => [`words.${language}.title`, { key: 'required' }])),
    ...Object.fromEntries(foreign.map((language) => [`words.${language}`, { key: 'not_on_list' }])),
  };
}
