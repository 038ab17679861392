import '../../shared/records/records.css';
import { getTransferTerms, type PlayerTransfer } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { TransferForm } from './transfer-form.tsx';

/** MC-08: money to the upline, and the newest transfers in both directions. */
export default function UplineRoom() {
  const [made, setMade] = useState(0);
  const text = useText('agentCentre');
  const terms = useQuery({
    ...ownQuery('transfers', 'terms'),
    queryFn: () => send(getTransferTerms, {}),
    staleTime: 0,
  });
  const done = () => {
    setMade((before) => before + 1);
    void terms.refetch();
  };
  return (
    <Answer of={terms}>
      {({ upline, transfers }) => (
        <div className="record-room">
          {upline === null ? (
            <p className="text-muted">{text('noUpline')}</p>
          ) : (
            <>
              <h3 className="centre-heading">{text('transferTo', { account: upline })}</h3>
              <TransferForm key={made} account={null} onDone={done} />
            </>
          )}
          <Transfers transfers={transfers} />
        </div>
      )}
    </Answer>
  );
}

function Transfers({ transfers }: { transfers: readonly PlayerTransfer[] }) {
  const text = useText('agentCentre');
  const columns: Column<PlayerTransfer>[] = [
    { name: 'number', head: text('number'), cell: ({ number }) => number },
    { name: 'at', head: text('at'), cell: ({ at }) => <Moment at={at} /> },
    { name: 'account', head: text('account'), cell: ({ account }) => account },
    {
      name: 'amount',
      head: text('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isSigned />,
    },
  ];
  return (
    <DataTable
      caption={text('transfers')}
      columns={columns}
      rows={transfers}
      keyOf={({ transferId }) => transferId}
      empty={text('noTransfers')}
    />
  );
}
