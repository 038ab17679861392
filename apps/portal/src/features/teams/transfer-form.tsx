import { type CallValue, getSecurity, getTransferTerms, transferDownline, transferUpline } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { Answer } from '@pelita/ui/answer';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

type Terms = CallValue<typeof getTransferTerms>;

/** MC-08: made anew for each transfer: an amount, the payment password, and the authenticator's code where one is bound. */
export function TransferForm({ account, onDone }: { account: string | null; onDone: () => void }) {
  const terms = useQuery({
    ...ownQuery('transfers', 'terms'),
    queryFn: () => send(getTransferTerms, {}),
    staleTime: 0,
  });
  const security = useQuery({ ...ownQuery('security'), queryFn: () => send(getSecurity, {}) });
  return (
    <Answer of={terms}>
      {(limits) => (
        <Answer of={security}>
          {({ hasAuthenticator }) => (
            <Form account={account} terms={limits} needsCode={hasAuthenticator} onDone={onDone} />
          )}
        </Answer>
      )}
    </Answer>
  );
}

function Form(props: { account: string | null; terms: Terms; needsCode: boolean; onDone: () => void }) {
  const { account, terms, needsCode, onDone } = props;
  const text = useText('agentCentre');
  const fieldText = useText('fieldErrors');
  const { code: language } = usePageLanguage();
  const { currency, minimum, maximum } = terms;
  const money = (amount: string) => formatMoney(language, amount, currency);
  const key = useRef({ content: '', key: '' });
  const form = useActForm(
    { amount: '', paymentPassword: '', ...(needsCode ? { code: '' } : {}) },
    async (typed) => {
      const amount = amountAsTyped(typed.amount, currency) ?? '';
      // Trying the same again keeps its key, so that a lost answer takes no money twice.
      if (key.current.content !== amount) key.current = { content: amount, key: crypto.randomUUID() };
      const headers = { idempotencyKey: key.current.key };
      const body = { ...typed, amount };
      const sent =
        account === null
          ? await send(transferUpline, { body }, headers)
          : await send(transferDownline, { body: { ...body, account } }, headers);
      notify({ tone: 'done', text: text('transferred', { amount: money(amount), account: sent.account }) });
      onDone();
    },
    ({ amount }) => (amountAsTyped(amount, currency) === null ? { amount: fieldText('amount') } : {}),
  );
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <Controller
        control={form.control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <MoneyField
            {...field}
            currency={currency}
            label={text('amount')}
            hint={text('transferLimits', { minimum: money(minimum), maximum: money(maximum) })}
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
      <FormProblem text={form.problem} />
      <SubmitButton label={text('transfer')} runningLabel={text('transferring')} isRunning={form.isSubmitting} />
    </form>
  );
}
