import '../../shared/security/security-rooms.css';
import { BANK_ACCOUNTS_MAXIMUM, chooseBankAccount, listBankAccounts, removeBankAccount } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { AskDialog } from '@pelita/ui/ask-dialog';
import { useInnerView } from '@pelita/ui/inner-view';
import { notify } from '@pelita/ui/notice';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { ownQuery } from '../../shared/session/own-query.ts';
import { AddBankAccount } from './add-bank-account.tsx';
import { type BankAccount, BankAccountRow } from './bank-account-row.tsx';
import { NeedsLoginPassword } from '../../shared/security/needs-login-password.tsx';
import { Step } from '../../shared/security/step.tsx';
import { useAct } from '../../shared/security/use-act.ts';
import { RoomWaits, useAccountHasChanged, WithSecurity } from '../../shared/security/with-security.tsx';

/** MC-03: where the player is paid: all in one name, at banks of the brand's list, so many and no more. */
export default function BankAccountsRoom() {
  return (
    <WithSecurity>{({ hasLoginPassword }) => (hasLoginPassword ? <Accounts /> : <NeedsLoginPassword />)}</WithSecurity>
  );
}

function Accounts() {
  const text = useText('security');
  const adding = useInnerView(['addAccount']);
  const [leaving, setLeaving] = useState<BankAccount | null>(null);
  const accountHasChanged = useAccountHasChanged();
  const { data, error, refetch } = useQuery({
    ...ownQuery('bank-accounts'),
    queryFn: () => send(listBankAccounts, {}),
    staleTime: 0,
  });
  const choosing = useAct(refetch);
  if (!data && error) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <RoomWaits />;
  if (adding.view)
    return (
      <Step key="adding">
        <AddBankAccount onEnd={adding.leave} />
      </Step>
    );
  const add = (
    <button type="button" className="button button-action" onClick={() => adding.open({ name: 'addAccount' })}>
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
  const choose = async ({ bankAccountId, bankName: bank, accountNumber: number }: BankAccount): Promise<string> => {
    await send(chooseBankAccount, { params: { bankAccountId } });
    return text('bankAccountChosen', { bank, number });
  };
  const chosen = data.find(({ isDefault }) => isDefault)?.bankAccountId;
  return (
    <Step key={`${data.length} ${chosen}`}>
      <p className="text-muted">{text('bankAccountsNote')}</p>
      <ul className="centre-list mt-4">
        {data.map((account) => (
          <BankAccountRow
            key={account.bankAccountId}
            account={account}
            isChoosing={choosing.isRunning}
            onChoose={() => choosing.run(() => choose(account))}
            onRemove={() => setLeaving(account)}
          />
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
