import { issueVouchers, listApprovals, listVoucherBatches, VOUCHERS_MAXIMUM } from '@pelita/contract/office';
import { nowMs } from '@pelita/client/now';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { DateField } from '@pelita/ui/date-field';
import { dayIn } from '@pelita/ui/days';
import { MoneyField } from '@pelita/ui/money-field';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { startup } from '../../shared/page/startup.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

/** How many codes, worth how much, until when, and why; another operator decides. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const text = useText('officeVouchers');
  const { currency, timeZone } = startup;
  const [typed, setTyped] = useState({ count: '', amount: '', expiresOn: '' });
  const [problem, setProblem] = useState<{ count?: string; amount?: string; expiresOn?: string }>({});
  const { act } = useAct(issueVouchers, [listVoucherBatches, listApprovals]);
  const amount = amountAsTyped(typed.amount, currency);
  const count = /^\d{1,4}$/.test(typed.count) ? Number(typed.count) : 0;
  const change = (changed: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...changed }));
  const check = (): boolean => {
    const found = {
      ...(count >= 1 && count <= VOUCHERS_MAXIMUM
        ? {}
        : { count: text('countWrong', { maximum: String(VOUCHERS_MAXIMUM) }) }),
      ...(amount !== null && /[1-9]/.test(amount) ? {} : { amount: text('amountWrong') }),
      ...(typed.expiresOn >= dayIn(timeZone, nowMs()) ? {} : { expiresOn: text('expiresOnWrong') }),
    };
    setProblem(found);
    return Object.keys(found).length === 0;
  };
  return (
    <ActDialog
      title={text('issue')}
      confirm={text('issue')}
      reason="required"
      check={check}
      onAct={(reason) => act({ body: { count, amount: amount ?? '', expiresOn: typed.expiresOn, reason } })}
      onClose={onClose}
    >
      <p>{text('issueNote')}</p>
      <TextField
        name="count"
        label={text('count')}
        inputMode="numeric"
        value={typed.count}
        onChange={(next) => change({ count: next })}
        problem={problem.count}
        takesFocus
      />
      <MoneyField
        name="amount"
        label={text('amountEach')}
        currency={currency}
        value={typed.amount}
        onChange={(next) => change({ amount: next })}
        problem={problem.amount}
      />
      <DateField
        name="expiresOn"
        label={text('expiresOn')}
        value={typed.expiresOn}
        onChange={(next) => change({ expiresOn: next })}
        problem={problem.expiresOn}
      />
    </ActDialog>
  );
}
