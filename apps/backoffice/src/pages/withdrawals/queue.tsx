import type { CallValue } from '@pelita/contract';
import type { listOfficeWithdrawals } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { Money } from '../../shared/parts/money.tsx';
import { WaitingAge } from '../../shared/queues/waiting-age.tsx';
import { stateTones } from './tones.ts';

type Rows = CallValue<typeof listOfficeWithdrawals>['rows'];

/** The longest waiting first. */
export function Queue({
  rows,
  current,
  onOpen,
}: {
  rows: Rows;
  current: string | undefined;
  onOpen: (id: string) => void;
}) {
  const text = useText('officeWithdrawals');
  if (rows.length === 0) return <p className="withdrawals-none">{text('nothingWaits')}</p>;
  return (
    <ul className="queue">
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className="queue-row"
            aria-current={row.id === current ? 'true' : undefined}
            onClick={() => onOpen(row.id)}
          >
            <span className="queue-line">
              <b>{row.player.name}</b>
              <b>
                <Money value={row.amount} currency={row.currency} />
              </b>
            </span>
            <span className="queue-line">
              <span className="text-muted">
                {row.bank} <bdi>{row.account}</bdi>
              </span>
              {row.state === 'review' || row.state === 'second_look' ? (
                <WaitingAge since={row.requestedAt} queue="withdrawals" />
              ) : (
                <span className="text-muted">
                  <Moment at={row.requestedAt} />
                </span>
              )}
            </span>
            <span className="queue-line">
              <StateBadge tone={stateTones[row.state]} label={text(`state_${row.state}`)} />
              {row.state === 'review' && (
                <StateBadge tone={queueTones[row.queue]} label={text(`found_${row.queue}`)} isTag />
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const queueTones = { unchecked: 'neutral', clean: 'done', flagged: 'waiting', stopped: 'failed' } as const;
