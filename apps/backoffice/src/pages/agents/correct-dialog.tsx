import { agentIncomes, type AgentIncome, type CurrencyCode } from '@pelita/contract';
import { correctAgentIncome, listApprovals } from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { startup } from '../../shared/page/startup.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';

/** Gives an agent something beside its next income, or takes it; another operator decides. */
export function CorrectDialog({ account, onClose }: { account: { id: string; name: string }; onClose: () => void }) {
  const text = useText('officeAgents');
  const lists = useText('officeLists');
  const currency = startup.currency as CurrencyCode;
  const [family, setFamily] = useState<AgentIncome>('dividend');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(correctAgentIncome, [listApprovals]);
  const check = (): boolean => {
    const isFit = /^-?\d{1,13}(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) !== 0;
    setProblem(isFit ? undefined : text('amountNeeded'));
    return isFit;
  };
  return (
    <ActDialog
      title={text('correct', { account: account.name })}
      confirm={text('propose')}
      reason="required"
      check={check}
      onAct={(reason) => act({ body: { playerId: account.id, family, amount: amount.trim(), reason } })}
      onClose={onClose}
    >
      <p>{text('correctNote')}</p>
      <SelectField
        label={text('family')}
        value={family}
        choices={agentIncomes.map((value) => ({ value, label: lists(`family_${value}`) }))}
        onChange={setFamily}
      />
      <TextField
        name="amount"
        inputMode="decimal"
        label={text('amount', { currency })}
        hint={text('amountNote')}
        value={amount}
        onChange={setAmount}
        problem={problem}
      />
    </ActDialog>
  );
}
