import './deposit.css';
import { type DepositOrder, type DepositStatus, listDeposits } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { Moment } from '@pelita/ui/moment';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { Pager } from '@pelita/ui/pager';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { onMessage } from '../../shared/live/messages.ts';
import { RoomWaits } from '../../shared/security/with-security.tsx';
import { ownQuery } from '../../shared/session/own-query.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositOrderView } from './deposit-order-view.tsx';

const tones: Record<DepositStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'done',
  failed: 'failed',
  expired: 'neutral',
};

/** MC-05: the form or the order that is open, and beside it all that were. */
export default function DepositRoom() {
  const client = useQueryClient();
  const [order, setOrder] = useState<DepositOrder | null>(null);
  const readAgain = () => void client.invalidateQueries(ownQuery('deposits'));
  useEffect(() => onMessage(() => void client.invalidateQueries(ownQuery('deposits'))), [client]);
  const show = (shown: DepositOrder | null) => {
    setOrder(shown);
    readAgain();
  };
  return (
    <div className="deposit-room">
      {order ? (
        <DepositOrderView key={order.orderId} opened={order} onAgain={() => show(null)} onDone={() => show(null)} />
      ) : (
        <DepositForm onOpened={show} />
      )}
      <History onOpen={show} />
    </div>
  );
}

function History({ onOpen }: { onOpen: (order: DepositOrder) => void }) {
  const text = useText('cashier');
  const [pageNum, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...ownQuery('deposits', pageNum),
    queryFn: () => send(listDeposits, { query: { pageNum: String(pageNum) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!data) return error ? <NotLoaded failure={error} onRetry={() => void refetch()} /> : <RoomWaits />;
  return (
    <section>
      <h3 className="centre-heading">{text('yours')}</h3>
      {data.content.length === 0 ? (
        <p className="text-muted">{text('none')}</p>
      ) : (
        <ul className="centre-list">
          {data.content.map((order) => (
            <li key={order.orderId}>
              <button
                type="button"
                className="centre-row"
                aria-label={text('openOf', { number: order.number })}
                onClick={() => onOpen(order)}
              >
                <span className="min-w-0 grow">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <b>
                      <Amount value={order.amount} currency={order.currency} />
                    </b>
                    <StateBadge tone={tones[order.status]} label={text(`status_${order.status}`)} />
                  </span>
                  <span className="text-muted block text-sm">
                    <Moment at={order.createdAt} /> · {order.number}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data.totalPages > 1 && <Pager current={pageNum} total={data.totalPages} onPage={setPage} />}
    </section>
  );
}
