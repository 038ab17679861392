import { enterResult, getOfficeDraw, listApprovals } from '@pelita/contract/office';
import { useFormFailure } from '@pelita/ui/form-failure';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useLotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import type { OfficeDraw } from './office-draw.ts';

/** A field for each prize. What the server refuses of a prize is said at its field. */
export function EnterResult({ draw, onClose }: { draw: OfficeDraw; onClose: () => void }) {
  const text = useText('officeDraws');
  const lotteryName = useLotteryName();
  const formFailure = useFormFailure();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { act } = useAct(enterResult, [getOfficeDraw, listApprovals]);
  const prizes = draw.prizes.map(({ name }) => name);
  const result = Object.fromEntries(prizes.map((prize) => [prize, numbersIn(typed[prize] ?? '')]));
  return (
    <ActDialog
      title={text('enterOf', { game: lotteryName(draw.game), number: draw.drawNo })}
      confirm={text('propose')}
      reason="required"
      onAct={async (reason) => {
        setProblems({});
        try {
          return await act({ params: { id: draw.id }, body: { result, reason } });
        } catch (failure) {
          setProblems(formFailure(failure, prizes).fields);
          throw failure;
        }
      }}
      onClose={onClose}
    >
      <p>{text('enterNote')}</p>
      {draw.prizes.map(({ name, count, digits }) => (
        <TextField
          key={name}
          name={name}
          label={name}
          hint={text('prizeHint', { count: String(count), digits: String(digits) })}
          inputMode="numeric"
          value={typed[name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          problem={problems[name]}
        />
      ))}
    </ActDialog>
  );
}

/** Numbers as they are typed or pasted, with anything but digits between them. */
function numbersIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((number) => number !== '');
}
