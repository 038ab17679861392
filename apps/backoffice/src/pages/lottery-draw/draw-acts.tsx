import { correctDraw, getDrawLiability, listApprovals, voidDraw } from '@pelita/contract/office';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Liability } from './liability.ts';

/** Void a draw, or correct its result: both are proposals, and another operator decides. */
export function DrawActs({ draw }: { draw: Liability }) {
  const text = useText('officeLiability');
  const mayPropose = useMay('settlements.propose');
  const [shown, setShown] = useState<'void' | 'correct' | null>(null);
  if (!mayPropose || draw.state === 'void') return null;
  const close = (): void => setShown(null);
  return (
    <div className="dialog-acts">
      {draw.state !== 'scheduled' && (
        <button type="button" className="button button-warning" onClick={() => setShown('correct')}>
          {text('correct')}
        </button>
      )}
      <button type="button" className="button button-danger" onClick={() => setShown('void')}>
        {text('void')}
      </button>
      {shown === 'void' && <VoidDialog draw={draw} onClose={close} />}
      {shown === 'correct' && <CorrectDialog draw={draw} onClose={close} />}
    </div>
  );
}

type Props = { draw: Liability; onClose: () => void };

function VoidDialog({ draw, onClose }: Props) {
  const text = useText('officeLiability');
  const { act } = useAct(voidDraw, [getDrawLiability, listApprovals]);
  return (
    <ActDialog
      title={text('void')}
      confirm={text('void')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: draw.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('voidNote')}</p>
    </ActDialog>
  );
}

function CorrectDialog({ draw, onClose }: Props) {
  const text = useText('officeLiability');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(correctDraw, [getDrawLiability, listApprovals]);
  const result = readPrizes(typed);
  const check = (): boolean => {
    const isEmpty = Object.keys(result).length === 0;
    setProblem(isEmpty ? text('resultWrong') : undefined);
    return !isEmpty;
  };
  return (
    <ActDialog
      title={text('correct')}
      confirm={text('correct')}
      isDanger
      reason="required"
      check={check}
      onAct={(reason) => act({ params: { id: draw.id }, body: { result, reason } })}
      onClose={onClose}
    >
      <p>{text('correctNote')}</p>
      <TextAreaField
        name="result"
        label={text('result')}
        hint={text('resultHint')}
        value={typed}
        onChange={setTyped}
        problem={problem}
      />
    </ActDialog>
  );
}

/** A line for each prize, "G1: 12345 67890". */
function readPrizes(typed: string): Record<string, string[]> {
  const lines = typed.split('\n').map((line) => line.split(':'));
  return Object.fromEntries(
    lines.flatMap(([prize = '', numbers = '']) => {
      const given = numbers.split(/[\s,]+/).filter((number) => number !== '');
      return prize.trim() === '' || given.length === 0 ? [] : [[prize.trim(), given]];
    }),
  );
}
