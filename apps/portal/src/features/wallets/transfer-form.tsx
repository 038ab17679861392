import { walletTransfer } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Wallets } from './wallets.ts';

/** Money to a vendor's wallet, or back from it. */
export function TransferForm(props: { wallets: Wallets; onTransferred: () => Promise<void> }) {
  const { wallets, onTransferred } = props;
  const { currency, vendors } = wallets;
  const text = useText('wallets');
  const fieldText = useText('fieldErrors');
  const { code } = usePageLanguage();
  const tryKey = useTryKey();
  const form = useActForm(
    { vassalage: vendors[0]?.vassalage ?? '', direction: 'IN', amount: '' },
    async (typed) => {
      const amount = amountAsTyped(typed.amount, currency) ?? '';
      const direction = typed.direction === 'OUT' ? 'OUT' : 'IN';
      const body = { vassalage: typed.vassalage, direction, amount } as const;
      const { state } = await send(walletTransfer, { body }, { idempotencyKey: tryKey.of(JSON.stringify(body)) });
      tryKey.done();
      notify({
        tone: state === 'failed' ? 'problem' : 'done',
        text: text(`is_${state}`, { amount: formatMoney(code, amount, currency) }),
      });
      await onTransferred();
    },
    ({ amount }) => (amountAsTyped(amount, currency) === null ? { amount: fieldText('amount') } : {}),
  );
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <h3 className="centre-heading">{text('transfer')}</h3>
      <ChoiceField
        control={form.control}
        name="vassalage"
        label={text('vendor')}
        nothing={text('vendor')}
        choices={vendors.map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
      />
      <ChoiceField
        control={form.control}
        name="direction"
        label={text('direction')}
        nothing={text('direction')}
        choices={[
          { value: 'IN', label: text('toVendor') },
          { value: 'OUT', label: text('fromVendor') },
        ]}
      />
      <Controller
        control={form.control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <MoneyField {...field} currency={currency} label={text('amount')} problem={error?.message} isRequired />
        )}
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('submit')} runningLabel={text('running')} isRunning={form.isSubmitting} />
    </form>
  );
}

/** The same content is one try until it is done. */
function useTryKey() {
  const kept = useRef<{ content: string; key: string }>(null);
  return {
    of: (content: string): string => {
      if (kept.current?.content !== content) kept.current = { content, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done: () => {
      kept.current = null;
    },
  };
}
