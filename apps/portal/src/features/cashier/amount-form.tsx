import { type DepositOrder, decimalFromMinor, feeOfTyped, minorFromDecimal, requestDeposit } from '@pelita/contract';
import { formatAmount, formatMoney } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { SubmitButton } from '@pelita/ui/submit-button';
import { type ReactNode, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { leadToNeededRoom } from '../../shared/navigation/lead-to-needed-room.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Method } from './method.ts';
import { PromotionChoice, useDepositPromotions } from './promotion-choice.tsx';
import { useTryKey } from '../../shared/calls/use-try-key.ts';

type Props = { choice: ReactNode; chosen: Method; onOpened: (order: DepositOrder) => void };

/** How much, by a method that is paid through an order. */
export function AmountForm({ choice, chosen, onOpened }: Props) {
  const text = useText('cashier');
  const fieldText = useText('fieldErrors');
  const { code: language } = usePageLanguage();
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, setValue, formState } = useForm({ defaultValues: { amount: '' } });
  const { currency, minimum, maximum } = chosen;
  const typedAmount = useWatch({ control, name: 'amount' });
  const tryKey = useTryKey();
  const promotions = useDepositPromotions(chosen.method);
  const [promotionTyped, setPromotion] = useState<string>();
  const promotion = promotionTyped ?? promotions.find(({ status }) => status === 'joined')?.promotionId ?? '';
  const money = (value: string) => formatMoney(language, value, currency);

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const amount = amountAsTyped(typed.amount, currency);
    if (amount === null) {
      setError(
        'amount',
        { message: fieldText(typed.amount.trim() === '' ? 'required' : 'amount') },
        { shouldFocus: true },
      );
      return;
    }
    try {
      const request = {
        params: { method: chosen.method },
        body: { amount, ...(promotion === '' ? {} : { promotionId: promotion }) },
      };
      onOpened(
        await send(requestDeposit, request, { idempotencyKey: tryKey(`${chosen.method} ${amount} ${promotion}`) }),
      );
    } catch (failure) {
      if (leadToNeededRoom(failure)) return;
      const { message, fields } = formFailure(failure, ['amount']);
      setProblem(message);
      if (fields.amount !== undefined) setError('amount', { message: fields.amount }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {choice}
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <MoneyField
            {...field}
            currency={currency}
            label={text('amount')}
            hint={text('limits', { minimum: money(minimum), maximum: money(maximum) })}
            problem={error?.message}
            isRequired
            takesFocus
          />
        )}
      />
      <div className="presets" role="group" aria-label={text('presets')}>
        {chosen.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="chip"
            onClick={() => setValue('amount', preset, { shouldValidate: true })}
          >
            {formatAmount(language, preset, currency)}
          </button>
        ))}
      </div>
      <PromotionChoice promotions={promotions} chosen={promotion} onChoose={setPromotion} />
      <Cost chosen={chosen} typed={typedAmount} />
      <FormProblem text={problem} />
      <SubmitButton
        label={text(submitNames[chosen.kind])}
        runningLabel={text('running')}
        isRunning={formState.isSubmitting}
      />
    </form>
  );
}

const submitNames = { page: 'submit', qr: 'submitQr', byHand: 'submitByHand', voucher: 'redeem' } as const;

/** What is taken and what is left, before anything is paid; nothing where nothing is taken. */
function Cost({ chosen: { fee, currency }, typed }: { chosen: Method; typed: string }) {
  const text = useText('cashier');
  const { code: language } = usePageLanguage();
  const amount = amountAsTyped(typed, currency);
  const cost = amount === null ? null : feeOfTyped(fee, amount, currency);
  const [amountMinor, costMinor] = [minorFromDecimal(amount ?? '', currency), minorFromDecimal(cost ?? '', currency)];
  if (amountMinor === null || costMinor === null || costMinor === 0n) return null;
  const money = (minor: bigint) => formatMoney(language, decimalFromMinor(minor, currency), currency);
  return (
    <p className="field-hint" role="status">
      {text('cost', { fee: money(costMinor), rest: money(amountMinor - costMinor) })}
    </p>
  );
}
