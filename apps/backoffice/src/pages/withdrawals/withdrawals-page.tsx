import './withdrawals.css';
import { claimNextWithdrawal, getOfficeWithdrawal, listOfficeWithdrawals } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { notify } from '@pelita/ui/notice';
import { ArrowLeft } from 'lucide-react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { KeyHint } from '../../shared/keys/key-hint.tsx';
import { useSingleKeys } from '../../shared/keys/use-single-keys.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { QueueNames } from '../../shared/parts/queue-names.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { Queue } from './queue.tsx';
import { isQueueName, queues } from './queues.ts';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const NEXT_KEY = 'n';
const FETCHED_EVERY_SECONDS = 10;

/** The queue by age, and beside it the one that is looked at. What is shown stands in the address. */
export default function WithdrawalsPage({ search }: PageProps<{ show?: string; id?: string; player?: string }>) {
  const text = useText('officeWithdrawals');
  const titles = useText('officePages');
  const router = useRouter();
  const mayDo = useMay('withdrawals.do');
  const show = isQueueName(search.show) ? search.show : 'review';
  const { id, player } = search;
  const asked = useAnswer(
    listOfficeWithdrawals,
    {
      query: {
        state: queues[show].join(','),
        ...(player ? { player } : {}),
        ...(show === 'ended' ? { sort: '-requestedAt' } : {}),
      },
    },
    { everySeconds: FETCHED_EVERY_SECONDS, keepsLast: true },
  );
  const rows = asked.data?.rows ?? [];
  const go = (next: { show?: string; id?: string }) =>
    void router.navigate({
      search: { show, ...(player ? { player } : {}), ...next },
      keepScroll: true,
      replace: next.show === undefined,
    });
  const { act: claimNext } = useAct(claimNextWithdrawal, [listOfficeWithdrawals, getOfficeWithdrawal]);
  const takeNext = async () => {
    const next = await claimNext({ body: {} });
    if (next) go({ show: 'review', id: next.id });
    else notify({ tone: 'done', text: text('nothingWaits') });
  };
  const step = (by: number) => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at === -1 ? 0 : at + by];
    if (next) go({ id: next.id });
  };
  useSingleKeys({ j: () => step(1), k: () => step(-1), ...(mayDo ? { [NEXT_KEY]: () => void takeNext() } : {}) });
  return (
    <PageFrame
      title={titles('withdrawals')}
      note={
        asked.data?.count === undefined || asked.data.count === null
          ? undefined
          : text('count', { count: asked.data.count })
      }
      acts={
        mayDo && (
          <button
            type="button"
            className="button button-quiet"
            aria-keyshortcuts={NEXT_KEY}
            onClick={() => void takeNext()}
          >
            {text('next')} <KeyHint of={NEXT_KEY} />
          </button>
        )
      }
    >
      <div className="withdrawals" data-open={id !== undefined}>
        <div className="withdrawals-queue">
          {player !== undefined && (
            <PageLink to="/withdrawals" search={{ show }} className="link">
              {text('ofAll')}
            </PageLink>
          )}
          <QueueNames
            label={text('queues')}
            names={Object.keys(queues) as (keyof typeof queues)[]}
            shown={show}
            nameOf={(name) => text(`queue_${name}`)}
            onShow={(name) => go({ show: name })}
          />
          <Loaded of={asked}>{() => <Queue rows={rows} current={id} onOpen={(opened) => go({ id: opened })} />}</Loaded>
        </div>
        {id === undefined ? (
          <p className="withdrawals-none">{text('chooseOne')}</p>
        ) : (
          <div className="withdrawal-beside">
            <button type="button" className="button button-quiet withdrawals-back" onClick={() => go({})}>
              <ArrowLeft aria-hidden size={16} /> {text('backToQueue')}
            </button>
            <WithdrawalPanel key={id} id={id} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
