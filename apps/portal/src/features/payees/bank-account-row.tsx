import { type CallValue, type listBankAccounts } from '@pelita/contract';
import { Landmark, Trash2 } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

export type BankAccount = CallValue<typeof listBankAccounts>[number];

/** One of the accounts that the player can be paid to, and what can be done with it. */
export function BankAccountRow(props: {
  account: BankAccount;
  isChoosing: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { account, isChoosing, onChoose, onRemove } = props;
  const { bankName, accountNumber, accountName, isDefault } = account;
  const text = useText('security');
  const which = { bank: bankName, number: accountNumber };
  return (
    <li className="centre-row">
      <Landmark aria-hidden size={22} className="text-muted shrink-0" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{bankName}</b>
          {isDefault && <span className="centre-badge">{text('defaultAccount')}</span>}
        </p>
        <p className="text-muted text-sm break-words">
          <bdi className="tabular-nums">{accountNumber}</bdi> · {accountName}
        </p>
        {!isDefault && (
          <button
            type="button"
            className="text-button mt-0 -mb-2.5"
            aria-label={text('makeDefaultOf', which)}
            disabled={isChoosing}
            onClick={onChoose}
          >
            {text('makeDefault')}
          </button>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={text('removeAccount', which)} onClick={onRemove}>
        <Trash2 aria-hidden size={20} />
      </button>
    </li>
  );
}
