import './facts.css';
import type { ReactNode } from 'react';

/** What is known of one thing: each fact with its name. */
export function DescriptionList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="description-list">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
