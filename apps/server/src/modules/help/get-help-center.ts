import type { CallAnswer, CallInput, getHelpCenter as getHelpCenterCall, HelpTopic } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { HelpNeeds } from './needs.ts';
import { splitPage } from './split-page.ts';

type Call = typeof getHelpCenterCall;

/** Every topic in the caller's language; one without that language is told in English, else in the words that it has. */
export function getHelpCenter({ pages, minimumAge, announcedTopics }: HelpNeeds) {
  const topics = pages.map(({ anchor, pages: texts }) => ({ anchor, texts: topicByLanguage(anchor, texts) }));
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const language = query.language ?? who.language;
    const told = topics.flatMap(
      ({ texts }) => texts.get(language) ?? texts.get('EN') ?? [...texts.values()].slice(0, 1),
    );
    const own = told.map((topic) => withAge(topic, minimumAge()));
    return { topics: [...own, ...(await announcedTopics(tx, language))] };
  };
}

/** `{{consentAge}}` is how old a player must be. */
function withAge(topic: HelpTopic, years: number): HelpTopic {
  const withYears = (text: string) => text.replaceAll('{{consentAge}}', String(years));
  const filled = <Part extends { title: string; content: string }>(part: Part): Part => ({
    ...part,
    title: withYears(part.title),
    content: withYears(part.content),
  });
  return { ...filled(topic), entries: topic.entries.map(filled) };
}

function topicByLanguage(anchor: string, texts: Record<string, string>): Map<string, HelpTopic> {
  return new Map(Object.entries(texts).map(([language, html]) => [language, splitPage(anchor, html)]));
}
