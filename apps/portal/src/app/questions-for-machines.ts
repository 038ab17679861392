import type { HelpTopic } from '@pelita/contract';

/** The help's questions with their answers, as search engines read them (schema.org's FAQPage). */
export function questionsForMachines(topics: readonly HelpTopic[]): object {
  const questions = topics.flatMap(({ entries }) => entries);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}
