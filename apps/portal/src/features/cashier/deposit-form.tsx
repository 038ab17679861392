import { type CallValue, type DepositOrder, getDepositMethods, requestDeposit } from '@pelita/contract';
import { formatAmount, formatMoney } from '@pelita/i18n';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { useFormFailure } from '@pelita/ui/form-failure';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import './deposit.css';

type Method = CallValue<typeof getDepositMethods>[number];

/** Reads the methods, then lets the player choose one and an amount. */
export function DepositForm({ onOpened }: { onOpened: (order: DepositOrder) => void }) {
  const text = useText('cashier');
  const { data, error, refetch } = useQuery({
    queryKey: ['depositMethods'],
    queryFn: () => send(getDepositMethods, {}),
  });
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const [first] = data;
  return first ? (
    <MethodForm methods={[first, ...data.slice(1)]} onOpened={onOpened} />
  ) : (
    <p className="text-muted mt-4">{text('noMethods')}</p>
  );
}

function MethodForm({
  methods,
  onOpened,
}: {
  methods: [Method, ...Method[]];
  onOpened: (order: DepositOrder) => void;
}) {
  const text = useText('cashier');
  const fieldText = useText('fieldErrors');
  const { code: language } = usePageLanguage();
  const group = useId();
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const [chosenCode, setChosenCode] = useState(methods[0].method);
  const chosen = methods.find(({ method }) => method === chosenCode) ?? methods[0];
  const { control, handleSubmit, setError, setValue, formState } = useForm({ defaultValues: { amount: '' } });
  const { isSubmitting } = formState;
  const { currency } = chosen;
  const tryKey = useTryKey();
  const limitsOf = ({ minimum, maximum }: Method) =>
    text('limits', {
      minimum: formatMoney(language, minimum, currency),
      maximum: formatMoney(language, maximum, currency),
    });

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
      const request = { params: { method: chosen.method }, body: { amount } };
      onOpened(await send(requestDeposit, request, { idempotencyKey: tryKey(`${chosen.method} ${amount}`) }));
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['amount']);
      setProblem(message);
      if (fields.amount !== undefined) setError('amount', { message: fields.amount }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <div role="radiogroup" className="field" aria-label={text('method')}>
        {methods.map((method) => (
          <label key={method.method} className="method">
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={method === chosen}
              onChange={() => setChosenCode(method.method)}
            />
            <img className="method-icon" src={method.icon} alt="" width={40} height={40} />
            <b>{method.displayName}</b>
            <small className="field-hint">
              {limitsOf(method)} · {text('arrival', { count: method.expectedMinutes })}
            </small>
          </label>
        ))}
      </div>
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <MoneyField
            {...field}
            currency={currency}
            label={text('amount')}
            hint={limitsOf(chosen)}
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
      <FormProblem text={problem} />
      <SubmitButton
        label={text(chosen.payTo ? 'submitByHand' : 'submit')}
        runningLabel={text('running')}
        isRunning={isSubmitting}
      />
    </form>
  );
}

/** Trying the same again keeps its idempotency key, so that a lost answer opens no second order. */
function useTryKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function FormSkeleton() {
  return <Skeleton heights={[72, 76, 48]} className="form" />;
}
