import { type DepositOrder, redeemVoucher } from '@pelita/contract';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextField } from '@pelita/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';

const CODE = /^[0-9A-Za-z -]{16,40}$/;

/** A code bought elsewhere; its answer is a deposit that has arrived. */
export function VoucherForm({ choice, onOpened }: { choice: ReactNode; onOpened: (order: DepositOrder) => void }) {
  const text = useText('cashier');
  const fieldText = useText('fieldErrors');
  const formFailure = useFormFailure();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ whole?: string | undefined; code?: string | undefined }>({});
  const [isRunning, setIsRunning] = useState(false);
  const tryKey = useTryKey();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    const typed = code.trim();
    if (!CODE.test(typed)) return setProblem({ code: fieldText(typed === '' ? 'required' : 'voucher_code') });
    setProblem({});
    setIsRunning(true);
    try {
      onOpened(await send(redeemVoucher, { body: { code: typed } }, { idempotencyKey: tryKey(typed) }));
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['code']);
      setProblem({ whole: message, code: fields['code'] });
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {choice}
      <TextField
        name="code"
        label={text('voucherCode')}
        hint={text('voucherHint')}
        value={code}
        onChange={setCode}
        problem={problem.code}
        isRequired
        takesFocus
      />
      <FormProblem text={problem.whole} />
      <SubmitButton label={text('redeem')} runningLabel={text('redeeming')} isRunning={isRunning} />
    </form>
  );
}
