import { type DepositOrder, getDepositOrder } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, ExternalLink, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { send } from '../../shared/calls/send.ts';
import { CopyButton } from '@pelita/ui/copy-button';
import { useText } from '../../shared/language/use-text.ts';
import { onMessage } from '../../shared/live/messages.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { PayByQr } from './pay-by-qr.tsx';
import { Countdown } from './countdown.tsx';
import './deposit.css';

/** While the bank has not spoken, the order is asked for again this often, besides the live message. */
const ASK_AGAIN_MS = 5_000;

type Props = { opened: DepositOrder; onAgain: () => void; onDone: () => void };

/** An order from its opening to its end. The message of the live stream brings the end at once. */
export function DepositOrderView({ opened, onAgain, onDone }: Props) {
  const { orderId } = opened;
  const { data: order, refetch } = useQuery({
    queryKey: ['depositOrder', orderId],
    queryFn: () => send(getDepositOrder, { params: { orderId } }),
    initialData: opened,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? ASK_AGAIN_MS : false),
  });
  useEffect(() => onMessage((message) => message.orderId === orderId && void refetch()), [orderId, refetch]);
  return order.status === 'pending' ? (
    <Waiting order={order} onDeadline={() => void refetch()} />
  ) : (
    <Ended order={order} onAgain={onAgain} onDone={onDone} />
  );
}

function Waiting({ order, onDeadline }: { order: DepositOrder; onDeadline: () => void }) {
  const text = useText('cashier');
  const { code: language } = usePageLanguage();
  return (
    <section className="order">
      <Hourglass aria-hidden size={40} className="text-accent" />
      <h3 className="order-title">{text('pending')}</h3>
      <p className="order-amount">{formatMoney(language, order.amount, order.currency)}</p>
      {Number(order.fee) > 0 && (
        <p className="text-muted">{text('feeOf', { fee: formatMoney(language, order.fee, order.currency) })}</p>
      )}
      {order.kind === 'byHand' ? (
        <PayByHand order={order} onSent={onDeadline} />
      ) : (
        <>
          <Countdown
            label={text('timeLeft')}
            createdAt={order.createdAt}
            expiresAt={order.expiresAt}
            onEnd={onDeadline}
          />
          {order.kind === 'qr' ? <PayByQr order={order} /> : <PayOnPage order={order} />}
        </>
      )}
      <OrderNumber order={order} />
    </section>
  );
}

function PayOnPage({ order: { payUrl } }: { order: DepositOrder }) {
  const text = useText('cashier');
  return (
    <>
      <p className="text-muted">{text('pendingNote')}</p>
      <a className="button button-action w-full" href={payUrl} target="_blank" rel="noopener">
        {text('openBank')}
        <ExternalLink aria-hidden size={18} />
      </a>
    </>
  );
}

function Ended({ order, onAgain, onDone }: { order: DepositOrder; onAgain: () => void; onDone: () => void }) {
  const text = useText('cashier');
  const { code: language } = usePageLanguage();
  const isConfirmed = order.status === 'confirmed';
  const Icon = isConfirmed ? CircleCheck : CircleX;
  const [title, note] = endedTexts(order, text, (value) => formatMoney(language, value, order.currency));
  return (
    <section className="order" role="status">
      <Icon aria-hidden size={44} className={isConfirmed ? 'text-jade' : 'text-hibiscus'} />
      <h3 className="order-title">{title}</h3>
      <p className="text-muted">{note}</p>
      {isConfirmed && Number(order.fee) > 0 && (
        <p className="text-muted">{text('feeTaken', { fee: formatMoney(language, order.fee, order.currency) })}</p>
      )}
      <div className="order-acts">
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {text('again')}
        </button>
        <button type="button" className="button button-action" onClick={onDone}>
          {text('done')}
        </button>
      </div>
      <OrderNumber order={order} />
    </section>
  );
}

function endedTexts(
  order: DepositOrder,
  text: ReturnType<typeof useText<'cashier'>>,
  money: (value: string) => string,
): [string, string] {
  if (order.status === 'confirmed') return [text('confirmed'), confirmedNote(order, text, money)];
  if (order.reason !== null) return [text('declined'), order.reason];
  return order.status === 'failed' ? [text('failed'), text('failedNote')] : [text('expired'), text('expiredNote')];
}

/** Money that came late, or in another amount, was booked as it came; the player reads why the figure differs. */
function confirmedNote(
  { amount: ordered, receivedAmount, isLate }: DepositOrder,
  text: ReturnType<typeof useText<'cashier'>>,
  money: (value: string) => string,
): string {
  const amount = money(receivedAmount);
  if (isLate) return text('confirmedLateNote', { amount });
  if (receivedAmount !== ordered) return text('confirmedDiffersNote', { amount, ordered: money(ordered) });
  return text('confirmedNote', { amount });
}

function OrderNumber({ order: { number } }: { order: DepositOrder }) {
  const text = useText('cashier');
  return (
    <p className="order-number">
      {text('order', { orderId: number })}
      <CopyButton copied={number} label={text('copyOrder')} />
    </p>
  );
}
