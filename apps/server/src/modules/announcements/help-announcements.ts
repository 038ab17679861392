import type { HelpTopic } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';
import { announcementsInForce } from './store.ts';
import { textIn } from './text-in.ts';

/** Announcements of kind H: topics that an operator has added to the help centre, under anchors of their own. */
export async function helpAnnouncements(tx: Tx, language: string): Promise<HelpTopic[]> {
  const inForce = await announcementsInForce(tx, ['H']);
  return inForce.flatMap(({ id, texts }) => {
    const text = textIn(texts, language);
    if (!text) return [];
    return { anchor: `notice-${id}`, title: text.title, content: sanitiseHtml(text.content), entries: [] };
  });
}
