import './withdrawals.css';
import { getWithdrawalTerms, listBankAccounts } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { StatTile } from '@pelita/ui/stat-tile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { onMessage } from '../../shared/live/messages.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { RoomWaits } from '../../shared/security/with-security.tsx';
import { useSecurity } from '../../shared/security/use-security.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { PaymentConfirmations } from './payment-confirmations.tsx';
import { type Terms, WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** MC-06, MC-07: what can be taken out and what has to be played before, the form, what waits for an answer, and the list. */
export default function WithdrawRoom({ openRoom }: RoomProps) {
  const client = useQueryClient();
  const security = useSecurity();
  const read = { staleTime: 0 };
  const terms = useQuery({
    ...ownQuery('withdrawals', 'terms'),
    queryFn: () => send(getWithdrawalTerms, {}),
    ...read,
  });
  const accounts = useQuery({ ...ownQuery('bank-accounts'), queryFn: () => send(listBankAccounts, {}), ...read });
  const changed = () => client.invalidateQueries(ownQuery('withdrawals'));
  useEffect(() => onMessage(() => void client.invalidateQueries(ownQuery('withdrawals'))), [client]);
  const failed = security.error ?? terms.error ?? accounts.error;
  if (!security.data || !terms.data || !accounts.data)
    return failed ? (
      <NotLoaded failure={failed} onRetry={() => void client.refetchQueries(ownQuery())} />
    ) : (
      <RoomWaits />
    );
  return (
    <div className="withdraw-room">
      <Tiles terms={terms.data} />
      <PaymentConfirmations onChanged={changed} />
      <div className="withdraw-sides">
        <WithdrawForm
          terms={terms.data}
          accounts={accounts.data}
          security={security.data}
          openRoom={openRoom}
          onRequested={changed}
        />
        <WithdrawalList onChanged={changed} />
      </div>
    </div>
  );
}

function Tiles({ terms }: { terms: Terms }) {
  const text = useText('withdrawals');
  const { code } = usePageLanguage();
  const { currency, remainingTurnover, leftToday, available, bonusAtRisk } = terms;
  const money = (amount: string) => formatMoney(code, amount, currency);
  const isPlayed = !/[1-9]/.test(remainingTurnover);
  return (
    <div className="withdraw-tiles">
      <StatTile
        label={text('balance')}
        figure={<Amount value={available} currency={currency} />}
        note={bonusAtRisk && text('withoutBonus', { amount: money(bonusAtRisk.amount) })}
      />
      <StatTile
        label={text('remainingTurnover')}
        figure={<Amount value={remainingTurnover} currency={currency} />}
        note={text(isPlayed ? 'turnoverDone' : 'turnoverNote')}
      />
      <StatTile
        label={text('leftToday')}
        figure={<Amount value={leftToday} currency={currency} />}
        note={text('limits', { minimum: money(terms.minimum), maximum: money(terms.maximum) })}
      />
    </div>
  );
}
