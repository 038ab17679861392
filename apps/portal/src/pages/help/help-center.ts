import { getHelpCenter, type HelpTopic } from '@pelita/contract';
import type { Send } from '@pelita/client/send';

/** The topics, and the language that they are told in. */
export type HelpCenter = { language: string; topics: HelpTopic[] };

/** All topics, or the one of an anchor. */
export async function helpCenter(send: Send, language: string, anchor?: string): Promise<HelpCenter> {
  const { topics } = await send(getHelpCenter, { query: { language } });
  return { language, topics: anchor === undefined ? topics : topics.filter((topic) => topic.anchor === anchor) };
}
