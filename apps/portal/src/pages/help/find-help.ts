import type { HelpTopic } from '@pelita/contract';

/**
 * The topics in which every typed word stands, with the questions that hold them. A topic that speaks of it in its title
 * keeps all its questions.
 */
export function findHelp(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...topics];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  return topics.flatMap((topic) => {
    if (holds(topic.title)) return topic;
    const entries = topic.entries.filter(({ title, content }) =>
      holds(`${topic.title} ${title} ${withoutTags(content)}`),
    );
    return entries.length > 0 || holds(withoutTags(topic.content)) ? { ...topic, entries } : [];
  });
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
