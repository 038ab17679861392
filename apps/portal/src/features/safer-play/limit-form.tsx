import { type CurrencyCode, type PlayLimit, playLimitKinds, playLimitPeriods, setPlayLimit } from '@pelita/contract';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';

type Props = { currency: CurrencyCode; onSet: () => Promise<unknown> };

/** A first limit and a lower one count at once; what is asked beyond that waits, and is said so. */
export function LimitForm({ onSet, ...shown }: Props) {
  // Each limit has a form of its own, so that nothing typed is left of the one before.
  const [sets, setSets] = useState(0);
  const done = async () => {
    await onSet();
    setSets((before) => before + 1);
  };
  return <NewLimit key={sets} {...shown} onSet={done} />;
}

function NewLimit({ currency, onSet }: Props) {
  const text = useText('saferPlay');
  const form = useActForm(
    { kind: '', period: '', amount: '' },
    async ({ kind, period, amount }) => {
      const of = {
        kind: kind as PlayLimit['kind'],
        period: period as PlayLimit['period'],
        amount: amountOf(kind, amount, currency),
      };
      const { limits } = await send(setPlayLimit, { body: of });
      const isAsked = limits.some((limit) => limit.kind === kind && limit.period === period && limit.asked !== null);
      notify({ tone: 'done', text: text(isAsked ? 'limitAsked' : 'limitSet') });
      await onSet();
    },
    ({ kind, amount }) => ({ amount: amountOf(kind, amount, currency) === null ? text('notAnAmount') : undefined }),
  );
  const isTime = useWatch({ control: form.control, name: 'kind' }) === 'time';
  return (
    <form noValidate className="safer-play-form" onSubmit={(event) => void form.submit(event)}>
      <h3 className="centre-heading">{text('setTitle')}</h3>
      <ChoiceField
        control={form.control}
        name="kind"
        label={text('kind')}
        nothing={text('choose')}
        choices={playLimitKinds.map((value) => ({ value, label: text(`kind_${value}`) }))}
      />
      <ChoiceField
        control={form.control}
        name="period"
        label={text('period')}
        nothing={text('choose')}
        choices={playLimitPeriods.map((value) => ({ value, label: text(`period_${value}`) }))}
      />
      <FormField
        control={form.control}
        name="amount"
        label={text(isTime ? 'amountMinutes' : 'amount')}
        inputMode="decimal"
        isRequired
        start={isTime ? undefined : <span className="field-start">{currency}</span>}
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('set')} runningLabel={text('setting')} isRunning={form.isSubmitting} />
    </form>
  );
}

function amountOf(kind: string, typed: string, currency: CurrencyCode): string | null {
  if (kind === 'time') return /^\d{1,5}$/.test(typed.trim()) ? typed.trim() : null;
  return amountAsTyped(typed, currency);
}
