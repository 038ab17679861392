import './help-topic.css';
import type { HelpTopic } from '@pelita/contract';
import { HouseText } from '../html/house-text.tsx';

/** A topic with its questions, each of which can be linked to: one of many, a page of its own, or over a form. */
export function HelpTopicView({ topic, level = 2 }: { topic: HelpTopic; level?: 1 | 2 }) {
  const Title = level === 1 ? 'h1' : 'h2';
  const Question = level === 1 ? 'h2' : 'h3';
  return (
    <section id={topic.anchor} aria-labelledby={`${topic.anchor}-title`} className="help-topic">
      <Title id={`${topic.anchor}-title`} className="font-head text-3xl font-bold tracking-tight text-balance">
        {topic.title}
      </Title>
      <HouseText html={topic.content} />
      {topic.entries.map((entry) => (
        <section key={entry.anchor} id={entry.anchor} className="help-entry">
          <Question className="font-head text-xl font-bold text-balance">
            <a href={`#${entry.anchor}`}>{entry.title}</a>
          </Question>
          <HouseText html={entry.content} />
        </section>
      ))}
    </section>
  );
}
