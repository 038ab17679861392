import type { DrawnNumbers } from '@pelita/contract';

/** A result by its prizes. */
export function Numbers({ of }: { of: DrawnNumbers }) {
  return (
    <dl className="draw-numbers">
      {Object.entries(of).map(([prize, numbers]) => (
        <div key={prize}>
          <dt>{prize}</dt>
          <dd>
            {numbers.map((number, at) => (
              // A number may be there twice, and its place never changes.
              <span key={`${at} ${number}`}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
