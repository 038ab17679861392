import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Dashboard } from './dashboard.ts';

/** From here on a span is told in hours. */
const HOURS_FROM_MINUTES = 120;

/** What waits for operators, and how long the longest of each has waited. */
export function Queues({ queues, at }: Pick<Dashboard, 'queues' | 'at'>) {
  const text = useText('officeHome');
  return (
    <Panel title={text('queues')}>
      <div>
        {queues.map((queue) => (
          <Queue key={queue.name} queue={queue} at={at} />
        ))}
      </div>
    </Panel>
  );
}

function Queue({ queue, at }: { queue: Dashboard['queues'][number]; at: string }) {
  const text = useText('officeHome');
  const { name, waiting, oldestAt, limitMinutes } = queue;
  const minutes = oldestAt === null ? 0 : Math.max(0, Math.floor((Date.parse(at) - Date.parse(oldestAt)) / 60_000));
  const isLate = minutes > limitMinutes;
  const spanOf = (count: number) =>
    count < HOURS_FROM_MINUTES
      ? text('minutes', { count: String(count) })
      : text('hours', { count: String(Math.floor(count / 60)) });
  return (
    <div className="queue">
      <div className="queue-line">
        <span>{text(`queue_${name}`)}</span>
        <span className="queue-count">{waiting}</span>
      </div>
      <meter
        className="queue-age"
        aria-label={text('ageOf', { queue: text(`queue_${name}`) })}
        min={0}
        max={limitMinutes}
        high={limitMinutes * 0.8}
        value={Math.min(minutes, limitMinutes)}
      />
      <div className="queue-line">
        <span className={isLate ? 'queue-late' : 'text-muted'}>
          {oldestAt === null ? text('nothingWaits') : text('oldest', { span: spanOf(minutes) })}
        </span>
        <span className="text-muted">{text('limit', { span: spanOf(limitMinutes) })}</span>
      </div>
    </div>
  );
}
