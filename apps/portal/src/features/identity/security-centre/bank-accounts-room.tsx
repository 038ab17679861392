import './security-rooms.css';
import { BANK_ACCOUNTS_MAXIMUM, type CallValue, listBankAccounts, removeBankAccount } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { Landmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyPlace } from '../../../shared/art/empty-place.tsx';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { AskDialog } from '../../../shared/modal/ask-dialog.tsx';
import { notify } from '../../../shared/notice/notice.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import type { RoomProps } from '../../../shared/rooms/room.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { AddBankAccount } from './add-bank-account.tsx';
import { NeedsLoginPassword } from './needs-login-password.tsx';
import { Step } from './step.tsx';
import { RoomWaits, useAccountHasChanged, WithSecurity } from './with-security.tsx';

type BankAccount = CallValue<typeof listBankAccounts>[number];

/** MC-03: where the player is paid: all in one name, at banks of the brand's list, so many and no more. */
export default function BankAccountsRoom(props: RoomProps) {
  return (
    <WithSecurity>
      {({ hasLoginPassword }) => (hasLoginPassword ? <Accounts /> : <NeedsLoginPassword {...props} />)}
    </WithSecurity>
  );
}

function Accounts() {
  const text = useText('security');
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<BankAccount | null>(null);
  const accountHasChanged = useAccountHasChanged();
  const { data, error, refetch } = useQuery({
    ...ownQuery('bank-accounts'),
    queryFn: () => send(listBankAccounts, {}),
    staleTime: 0,
  });
  if (!data && error) return <NotLoaded note={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <RoomWaits />;
  if (isAdding)
    return (
      <Step key="adding">
        <AddBankAccount onEnd={() => setIsAdding(false)} />
      </Step>
    );
  const add = (
    <button type="button" className="button button-action" onClick={() => setIsAdding(true)}>
      {text('addBankAccount')}
    </button>
  );
  if (data.length === 0)
    return (
      <Step key={0}>
        <EmptyPlace title={text('noBankAccount')} note={text('noBankAccountNote')}>
          {add}
        </EmptyPlace>
      </Step>
    );
  const isFull = data.length >= BANK_ACCOUNTS_MAXIMUM;
  const remove = async ({ bankAccountId }: BankAccount): Promise<void> => {
    await send(removeBankAccount, { params: { bankAccountId } });
    notify({ tone: 'done', text: text('bankAccountRemoved') });
    setLeaving(null);
    await accountHasChanged();
  };
  return (
    <Step key={data.length}>
      <p className="text-muted">{text('bankAccountsNote')}</p>
      <ul className="centre-list mt-4">
        {data.map((account) => (
          <li key={account.bankAccountId} className="centre-row">
            <Landmark aria-hidden size={22} className="text-muted shrink-0" />
            <span className="min-w-0 grow">
              <b className="block">{account.bankName}</b>
              <span className="text-muted block text-sm break-words">
                <bdi className="tabular-nums">{account.accountNumber}</bdi> · {account.accountName}
              </span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={text('removeAccount', { bank: account.bankName, number: account.accountNumber })}
              onClick={() => setLeaving(account)}
            >
              <Trash2 aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="mt-4">{text('bankAccountsFull', { maximum: String(BANK_ACCOUNTS_MAXIMUM) })}</p>
      ) : (
        <div className="mt-5">{add}</div>
      )}
      {leaving && (
        <AskDialog
          title={text('removeAccountTitle')}
          note={text('removeAccountNote', { bank: leaving.bankName, number: leaving.accountNumber })}
          confirm={text('remove')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Step>
  );
}
