import { type CallValue, type getWithdrawalTerms, type listBankAccounts, requestWithdrawal } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { CheckBox } from '@pelita/ui/check-box';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { leadToNeededRoom } from '../../shared/navigation/lead-to-needed-room.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import type { Security } from '../../shared/security/what-is-kept.ts';

export type Terms = CallValue<typeof getWithdrawalTerms>;
type Accounts = CallValue<typeof listBankAccounts>;

/** The form, or what is missing before money can leave. */
export function WithdrawForm(props: {
  terms: Terms;
  accounts: Accounts;
  security: Security;
  openRoom: RoomProps['openRoom'];
  onRequested: () => Promise<void>;
}) {
  const { terms, accounts, security, openRoom, onRequested } = props;
  const text = useText('withdrawals');
  // Each request has a form of its own, so that nothing typed is left of the one before.
  const [requests, setRequests] = useState(0);
  const [account] = accounts;
  if (!account)
    return <Missing note={text('noAccount')} act={text('addAccount')} onAct={() => openRoom('bankAccounts')} />;
  if (!security.hasPaymentPassword)
    return (
      <Missing
        note={text('noPaymentPassword')}
        act={text('setPaymentPassword')}
        onAct={() => openRoom('paymentPassword')}
      />
    );
  const chosen = accounts.find(({ isDefault }) => isDefault) ?? account;
  const requested = async () => {
    setRequests((before) => before + 1);
    await onRequested();
  };
  return (
    <RequestForm
      key={requests}
      terms={terms}
      accounts={accounts}
      accountId={chosen.bankAccountId}
      needsCode={security.hasAuthenticator}
      onRequested={requested}
    />
  );
}

function RequestForm(props: {
  terms: Terms;
  accounts: Accounts;
  accountId: string;
  needsCode: boolean;
  onRequested: () => Promise<void>;
}) {
  const { terms, accounts, accountId, needsCode, onRequested } = props;
  const text = useText('withdrawals');
  const fieldText = useText('fieldErrors');
  const { code: language } = usePageLanguage();
  const { currency } = terms;
  const money = (amount: string) => formatMoney(language, amount, currency);
  const tryKey = useTryKey();
  const [acceptsTurnoverFee, setAcceptsTurnoverFee] = useState(false);
  const [givesUpBonus, setGivesUpBonus] = useState(false);
  const asksForFee = terms.unmetTurnoverFeePercent > 0 && /[1-9]/.test(terms.remainingTurnover);
  const empty = {
    bankAccountId: accountId,
    amount: '',
    paymentPassword: '',
    ...(needsCode ? { code: '' } : {}),
  };
  const form = useActForm(
    empty,
    async (typed) => {
      const amount = amountAsTyped(typed.amount, currency) ?? '';
      const idempotencyKey = tryKey(`${typed.bankAccountId} ${amount}`);
      const body = {
        ...typed,
        amount,
        ...(acceptsTurnoverFee && { acceptsTurnoverFee }),
        ...(givesUpBonus && { givesUpBonus }),
      };
      const order = await send(requestWithdrawal, { body }, { idempotencyKey }).catch((failure: unknown) => {
        leadToNeededRoom(failure);
        throw failure;
      });
      notify({ tone: 'done', text: text('requested', { amount: money(order.amount) }) });
      await onRequested();
    },
    ({ amount }) => (amountAsTyped(amount, currency) === null ? { amount: fieldText('amount') } : {}),
  );
  const hasFee = /[1-9]/.test(terms.fee);
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <ChoiceField
        control={form.control}
        name="bankAccountId"
        label={text('account')}
        nothing={text('account')}
        choices={accounts.map(({ bankAccountId, bankName, accountNumber }) => ({
          value: bankAccountId,
          label: `${bankName} ${accountNumber}`,
        }))}
      />
      <Controller
        control={form.control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <MoneyField
            {...field}
            currency={currency}
            label={text('amount')}
            hint={hasFee ? text('fee', { fee: money(terms.fee) }) : undefined}
            problem={error?.message}
            isRequired
          />
        )}
      />
      <FormField
        control={form.control}
        name="paymentPassword"
        label={text('paymentPassword')}
        autoComplete="off"
        isRequired
        isSecret
      />
      {needsCode && (
        <FormField
          control={form.control}
          name="code"
          label={text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      )}
      {asksForFee && (
        <CheckBox
          label={text('acceptsTurnoverFee', { percent: String(terms.unmetTurnoverFeePercent) })}
          isChecked={acceptsTurnoverFee}
          onChange={setAcceptsTurnoverFee}
        />
      )}
      {terms.bonusAtRisk && (
        <div className="withdraw-risk">
          <p>
            {text('bonusAtRisk', {
              amount: money(terms.bonusAtRisk.amount),
              turnover: money(terms.bonusAtRisk.remainingTurnover),
            })}
          </p>
          <CheckBox label={text('givesUpBonus')} isChecked={givesUpBonus} onChange={setGivesUpBonus} />
        </div>
      )}
      <FormProblem text={form.problem} />
      <SubmitButton label={text('submit')} runningLabel={text('running')} isRunning={form.isSubmitting} />
    </form>
  );
}

function Missing({ note, act, onAct }: { note: string; act: string; onAct: () => void }) {
  return (
    <div className="withdraw-missing">
      <p>{note}</p>
      <button type="button" className="button button-action" onClick={onAct}>
        {act}
      </button>
    </div>
  );
}
