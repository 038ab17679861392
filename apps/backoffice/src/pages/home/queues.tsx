import type { CallValue } from '@pelita/contract';
import type { listQueues, Queue } from '@pelita/contract/office';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { minutesWaited, queuePaths } from '../../shared/queues/queues.ts';
import { useAgeText } from '../../shared/queues/use-age-text.ts';

/** What waits for the operator, each queue a way to its page. Those in which nothing waits are named in a line. */
export function Queues({ queues, at }: CallValue<typeof listQueues>) {
  const text = useText('officeHome');
  const waiting = queues.filter((queue) => queue.waiting > 0);
  const quiet = queues.filter((queue) => queue.waiting === 0);
  if (queues.length === 0) return null;
  return (
    <section aria-label={text('queues')} className="waiting">
      {waiting.length > 0 && (
        <div className="waiting-tiles">
          {waiting.map((queue) => (
            <QueueTile key={queue.name} queue={queue} at={at} />
          ))}
        </div>
      )}
      {waiting.length === 0 ? (
        <p className="text-muted">{text('nothingWaits')}</p>
      ) : (
        quiet.length > 0 && (
          <p className="text-muted">
            {text('nothingWaitsIn', { queues: quiet.map(({ name }) => text(`queue_${name}`)).join(' · ') })}
          </p>
        )
      )}
    </section>
  );
}

function QueueTile({ queue, at }: { queue: Queue; at: string }) {
  const text = useText('officeHome');
  const { name, waiting, limitMinutes } = queue;
  const minutes = minutesWaited(queue, at);
  const isLate = minutes > limitMinutes;
  const ageText = useAgeText();
  return (
    <PageLink to={queuePaths[name]} className="waiting-tile" data-late={isLate}>
      <span className="waiting-line">
        <span>{text(`queue_${name}`)}</span>
        <span className="waiting-count">{waiting}</span>
      </span>
      <meter
        className="waiting-meter"
        aria-label={text('ageOf', { queue: text(`queue_${name}`) })}
        min={0}
        max={limitMinutes}
        high={limitMinutes * 0.8}
        value={Math.min(minutes, limitMinutes)}
      />
      <span className="waiting-line">
        <span className={isLate ? 'waiting-late' : 'text-muted'}>{text('oldest', { span: ageText(minutes) })}</span>
        <span className="text-muted">{text('limit', { span: ageText(limitMinutes) })}</span>
      </span>
    </PageLink>
  );
}
