import { cancelWithdrawal, listWithdrawals, type WithdrawalOrder } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Moment } from '@pelita/ui/moment';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { StateBadge } from '@pelita/ui/state-badge';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { withdrawalTones } from '../../shared/money/withdrawal-tones.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useAct } from '../../shared/security/use-act.ts';
import { RoomWaits } from '../../shared/security/with-security.tsx';
import { ownQuery } from '../../shared/session/own-query.ts';

/** The newest of the player’s withdrawals; one that is still being checked can be taken back. */
export function WithdrawalList({ onChanged }: { onChanged: () => Promise<void> }) {
  const text = useText('withdrawals');
  const { data, error, refetch } = useQuery({
    ...ownQuery('withdrawals', 'list'),
    queryFn: () => send(listWithdrawals, { query: {} }),
    staleTime: 0,
  });
  const act = useAct(onChanged);
  const cancel = ({ orderId }: WithdrawalOrder) =>
    act.run(async () => {
      await send(cancelWithdrawal, { params: { orderId }, body: {} });
      return text('cancelled');
    });
  return (
    <section>
      <h3 className="centre-heading">{text('yours')}</h3>
      {!data && (error ? <NotLoaded failure={error} onRetry={() => void refetch()} /> : <RoomWaits />)}
      {data?.content.length === 0 && <p className="text-muted">{text('none')}</p>}
      {data && data.content.length > 0 && (
        <ul className="centre-list">
          {data.content.map((order) => (
            <Row key={order.orderId} order={order} isActing={act.isRunning} onCancel={() => cancel(order)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ order, isActing, onCancel }: { order: WithdrawalOrder; isActing: boolean; onCancel: () => void }) {
  const text = useText('withdrawals');
  const { code } = usePageLanguage();
  const money = (amount: string) => formatMoney(code, amount, order.currency);
  const notes = [
    /[1-9]/.test(order.fee) ? text('feeOf', { fee: money(order.fee) }) : null,
    order.status === 'partlyPaid' && /[1-9]/.test(order.paidAmount)
      ? text('paidSoFar', { paid: money(order.paidAmount) })
      : null,
    order.reason,
  ].filter((note) => note !== null);
  return (
    <li className="centre-row">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>
            <Amount value={order.amount} currency={order.currency} />
          </b>
          <StateBadge tone={withdrawalTones[order.status]} label={text(`status_${order.status}`)} />
        </p>
        <p className="text-muted text-sm break-words">
          {order.bankName} <bdi className="tabular-nums">{order.accountNumber}</bdi> · <Moment at={order.createdAt} /> ·{' '}
          {order.number}
        </p>
        {notes.map((note) => (
          <p key={note} className="text-sm break-words">
            {note}
          </p>
        ))}
      </div>
      {order.status === 'pending' && (
        <button
          type="button"
          className="button button-quiet shrink-0"
          aria-label={text('cancelOf', { amount: money(order.amount), number: order.number })}
          disabled={isActing}
          onClick={onCancel}
        >
          {text('cancel')}
        </button>
      )}
    </li>
  );
}
