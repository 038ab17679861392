import './deposits.css';
import type { CallValue } from '@pelita/contract';
import { listOfficeDeposits } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { DataTable } from '@pelita/ui/data-table';
import { Amount } from '@pelita/ui/amount';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { QueueNames } from '../../shared/parts/queue-names.tsx';
import { DepositDialog } from './deposit-dialog.tsx';

const FETCHED_EVERY_SECONDS = 10;
/** What is looked at together, as the list is asked for it. */
const shows = {
  slip: { queue: 'slip', state: 'pending', sort: 'createdAt' },
  differs: { queue: 'short,over' },
  late: { queue: 'late' },
  waiting: { state: 'pending' },
  all: {},
} as const;
type Show = keyof typeof shows;

/** Slips to confirm first, then what came short, late or too much, and all of them. */
export default function DepositsPage({ search }: PageProps<{ show?: string; id?: string; after?: string }>) {
  const text = useText('officeDeposits');
  const titles = useText('officePages');
  const router = useRouter();
  const show: Show = search.show !== undefined && Object.hasOwn(shows, search.show) ? (search.show as Show) : 'slip';
  const { id, after } = search;
  const asked = useAnswer(
    listOfficeDeposits,
    { query: { ...shows[show], ...(after === undefined ? {} : { after }) } },
    { everySeconds: FETCHED_EVERY_SECONDS, keepsLast: true },
  );
  const go = (next: { show?: Show; id?: string; after?: string }) =>
    void router.navigate({ search: { show, ...next }, keepScroll: true });
  const next = asked.data?.next ?? null;
  return (
    <PageFrame title={titles('deposits')}>
      <DataTable
        caption={text(`show_${show}`)}
        rows={asked.data?.rows}
        failure={asked.data ? undefined : (asked.error ?? undefined)}
        onRetry={() => void asked.refetch()}
        keyOf={(row) => row.id}
        empty={<p>{text('none')}</p>}
        isWaiting={({ queue }) => queue !== 'none'}
        bar={
          <QueueNames
            label={text('shows')}
            names={Object.keys(shows) as Show[]}
            shown={show}
            nameOf={(name) => text(`show_${name}`)}
            onShow={(name) => go({ show: name })}
          />
        }
        columns={[
          {
            name: 'number',
            head: text('number'),
            cell: (row) => (
              <button type="button" className="link" onClick={() => go({ id: row.id })}>
                {row.number}
              </button>
            ),
          },
          { name: 'createdAt', head: text('time'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            name: 'player',
            head: text('player'),
            cell: ({ player }) => (
              <PageLink to="/player" search={{ id: player.id }} className="link">
                {player.name}
              </PageLink>
            ),
          },
          { name: 'method', head: text('method'), cell: ({ method }) => method },
          { name: 'state', head: text('state'), cell: (row) => <DepositState of={row} /> },
          {
            name: 'amount',
            head: text('amount'),
            isFigure: true,
            cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
          },
          {
            name: 'received',
            head: text('received'),
            isFigure: true,
            cell: ({ received, currency }) => <Amount value={received} currency={currency} />,
          },
        ]}
        foot={
          (after !== undefined || next !== null) && (
            <CursorPager
              onPrevious={after === undefined ? undefined : () => router.go(-1)}
              onNext={next === null ? undefined : () => go({ after: next })}
            />
          )
        }
      />
      {id !== undefined && <DepositDialog id={id} onClose={() => go({})} />}
    </PageFrame>
  );
}

type Row = Pick<CallValue<typeof listOfficeDeposits>['rows'][number], 'state' | 'queue'>;

export function DepositState({ of: { state, queue } }: { of: Row }) {
  const text = useText('officeDeposits');
  const tones = { pending: 'waiting', confirmed: 'done', failed: 'failed', expired: 'neutral' } as const;
  return (
    <span className="deposit-state">
      <StateBadge tone={tones[state]} label={text(`state_${state}`)} />
      {queue !== 'none' && <StateBadge tone="waiting" label={text(`queue_${queue}`)} isTag />}
    </span>
  );
}
