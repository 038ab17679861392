import { type CallValue, getPaymentConfirmationList, processC2CTransaction } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { formatDateTime } from '@pelita/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { useAct } from '../../shared/security/use-act.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { DisputeForm } from './dispute-form.tsx';

type Payment = CallValue<typeof getPaymentConfirmationList>['list'][number];

/** MC-07: payments that the bank has reported and the player has not answered. */
export function PaymentConfirmations({ onChanged }: { onChanged: () => Promise<void> }) {
  const text = useText('withdrawals');
  const { data } = useQuery({
    ...ownQuery('withdrawals', 'confirmations'),
    queryFn: () => send(getPaymentConfirmationList, {}),
    staleTime: 0,
  });
  const open = (data?.list ?? []).filter(({ status }) => status !== 'disputed');
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className="centre-heading">{text('toConfirm')}</h3>
      <ul className="centre-list">
        {open.map((payment) => (
          <li key={payment.orderId} className="withdraw-payment">
            <PaymentToConfirm payment={payment} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentToConfirm({ payment, onChanged }: { payment: Payment; onChanged: () => Promise<void> }) {
  const text = useText('withdrawals');
  const { code } = usePageLanguage();
  const { timeZone } = useStartup().settings;
  const [isDisputing, setIsDisputing] = useState(false);
  const act = useAct(onChanged);
  const { orderId, currency, remainingAmount, expiresAt } = payment;
  const isPart = /[1-9]/.test(remainingAmount);
  const answer = (said: 'received' | 'fullPayment') =>
    act.run(async () => {
      await send(processC2CTransaction, { body: { orderId, answer: said } });
      return text('answered');
    });
  return (
    <>
      <p className="withdraw-figures">
        <span>
          {text('amountReceived')}{' '}
          <b>
            <Amount value={payment.amountReceived} currency={currency} />
          </b>
        </span>
        {isPart && (
          <span>
            {text('remainingAmount')}{' '}
            <b>
              <Amount value={remainingAmount} currency={currency} />
            </b>
          </span>
        )}
      </p>
      <p className="text-muted text-sm">
        {payment.bankName} <bdi className="tabular-nums">{payment.accountNumber}</bdi> · {payment.number}
      </p>
      {expiresAt !== null && (
        <p className="text-muted text-sm">
          {text('confirmBefore', { time: formatDateTime(code, Date.parse(expiresAt), timeZone) })}
        </p>
      )}
      {isDisputing ? (
        <DisputeForm orderId={orderId} onBack={() => setIsDisputing(false)} onSent={onChanged} />
      ) : (
        <div className="withdraw-acts">
          <button
            type="button"
            className="button button-action"
            disabled={act.isRunning}
            onClick={() => answer('received')}
          >
            {text('received')}
          </button>
          {isPart && (
            <button
              type="button"
              className="button button-quiet"
              disabled={act.isRunning}
              onClick={() => answer('fullPayment')}
            >
              {text('fullPayment')}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            disabled={act.isRunning}
            onClick={() => setIsDisputing(true)}
          >
            {text('notReceived')}
          </button>
        </div>
      )}
    </>
  );
}
