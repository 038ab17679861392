import type { HelpTopic } from '@pelita/contract';
import { HouseText } from '../../shared/html/house-text.tsx';

/** A topic with its questions; each can be linked to. */
export function HelpTopicView({ topic }: { topic: HelpTopic }) {
  return (
    <section id={topic.anchor} aria-labelledby={`${topic.anchor}-title`} className="help-topic">
      <h2 id={`${topic.anchor}-title`} className="font-head text-3xl font-bold tracking-tight text-balance">
        {topic.title}
      </h2>
      <HouseText html={topic.content} />
      {topic.entries.map((entry) => (
        <section key={entry.anchor} id={entry.anchor} className="help-entry">
          <h3 className="font-head text-xl font-bold text-balance">
            <a href={`#${entry.anchor}`}>{entry.title}</a>
          </h3>
          <HouseText html={entry.content} />
        </section>
      ))}
    </section>
  );
}
