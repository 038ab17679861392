import type { CallValue } from '@pelita/contract';
import {
  confirmDeposit,
  declineDeposit,
  getDepositSlip,
  getOfficeDeposit,
  listApprovals,
  listOfficeDeposits,
} from '@pelita/contract/office';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { MoneyField } from '@pelita/ui/money-field';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';

type Deposit = CallValue<typeof getOfficeDeposit>;
const changes = [getOfficeDeposit, listOfficeDeposits, listApprovals];

/** One deposit: the slip, the payments, and for a transfer by hand what is decided of it. */
export function DepositDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('officeDeposits');
  const asked = useAnswer(getOfficeDeposit, { params: { id } });
  const [act, setAct] = useState<'confirm' | 'decline' | null>(null);
  const mayPropose = useMay('deposits.propose');
  if (asked.data && act === 'confirm') return <ConfirmDialog deposit={asked.data} onClose={() => setAct(null)} />;
  if (asked.data && act === 'decline') return <DeclineDialog deposit={asked.data} onClose={() => setAct(null)} />;
  return (
    <ModalFrame kind="dialog" width={560} title={text('of', { number: asked.data?.number ?? '' })} onClose={onClose}>
      <Loaded of={asked}>
        {(deposit) => (
          <>
            <Facts deposit={deposit} />
            {deposit.hasSlip && <Slip id={id} />}
            {mayPropose && deposit.isByHand && deposit.state === 'pending' && (
              <div className="dialog-acts">
                <button type="button" className="button button-warning" onClick={() => setAct('decline')}>
                  {text('decline')}
                </button>
                <button type="button" className="button button-action" onClick={() => setAct('confirm')}>
                  {text('confirm')}
                </button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </ModalFrame>
  );
}

function Facts({ deposit }: { deposit: Deposit }) {
  const text = useText('officeDeposits');
  const money = (value: string) => <Money value={value} currency={deposit.currency} />;
  return (
    <DescriptionList
      facts={[
        { name: text('player'), value: deposit.username },
        { name: text('method'), value: deposit.method },
        { name: text('state'), value: text(`state_${deposit.state}`) },
        { name: text('amount'), value: money(deposit.amount) },
        { name: text('received'), value: money(deposit.received) },
        { name: text('fee'), value: money(deposit.fee) },
        { name: text('time'), value: <Moment at={deposit.createdAt} /> },
        ...deposit.payments.map(({ reference, amount, at }) => ({
          name: text('payment', { reference }),
          value: (
            <>
              {money(amount)} · <Moment at={at} />
            </>
          ),
        })),
        ...(deposit.reason === null ? [] : [{ name: text('reason'), value: deposit.reason }]),
      ]}
    />
  );
}

function Slip({ id }: { id: string }) {
  const text = useText('officeDeposits');
  const asked = useAnswer(getDepositSlip, { params: { id } });
  return (
    <Loaded of={asked} heights={[200]}>
      {({ mediaType, picture }) => (
        <img src={`data:${mediaType};base64,${picture}`} alt={text('slip')} className="deposit-slip" />
      )}
    </Loaded>
  );
}

function ConfirmDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const text = useText('officeDeposits');
  const { id, currency } = deposit;
  const [typed, setTyped] = useState(deposit.amount);
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<{ amount?: string; reference?: string }>({});
  const { act } = useAct(confirmDeposit, changes);
  const amount = amountAsTyped(typed, currency);
  const check = (): boolean => {
    const found = {
      ...(amount !== null && /[1-9]/.test(amount) ? {} : { amount: text('amountWrong') }),
      ...(reference.trim() === '' ? { reference: text('referenceMissing') } : {}),
    };
    setProblem(found);
    return Object.keys(found).length === 0;
  };
  return (
    <ActDialog
      title={text('confirm')}
      confirm={text('confirm')}
      reason="required"
      check={check}
      onAct={(reason) => act({ params: { id }, body: { amount: amount ?? '', reference: reference.trim(), reason } })}
      onClose={onClose}
    >
      <p>{text('confirmNote', { number: deposit.number, username: deposit.username })}</p>
      <MoneyField
        name="amount"
        label={text('arrived')}
        currency={currency}
        value={typed}
        onChange={setTyped}
        problem={problem.amount}
        takesFocus
      />
      <TextField
        name="reference"
        label={text('reference')}
        hint={text('referenceHint')}
        value={reference}
        onChange={setReference}
        problem={problem.reference}
      />
    </ActDialog>
  );
}

function DeclineDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const text = useText('officeDeposits');
  const { act } = useAct(declineDeposit, changes);
  return (
    <ActDialog
      title={text('decline')}
      confirm={text('decline')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: deposit.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('declineNote', { number: deposit.number, username: deposit.username })}</p>
    </ActDialog>
  );
}
