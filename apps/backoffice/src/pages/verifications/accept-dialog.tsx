import {
  acceptVerification,
  getVerificationCase,
  listVerifications,
  type VerificationCase,
} from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

const changes = [getVerificationCase, listVerifications];
const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** What the document says is typed from it: it proves the age, and finds the same document elsewhere. */
export function AcceptDialog({ of: { player }, onClose }: { of: VerificationCase; onClose: () => void }) {
  const text = useText('officeVerification');
  const { act } = useAct(acceptVerification, changes);
  const [typed, setTyped] = useState({ bornOn: '', documentNumber: '', validUntil: '' });
  const [problems, setProblems] = useState<Partial<Record<keyof typeof typed, string>>>({});
  const field = (name: keyof typeof typed, type: 'date' | 'text') => (
    <TextField
      name={name}
      type={type}
      label={text(name)}
      hint={text(`${name}Hint`)}
      value={typed[name]}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
      problem={problems[name]}
      autoComplete="off"
    />
  );
  const check = (): boolean => {
    const missing = {
      ...(aDay.test(typed.bornOn) ? {} : { bornOn: text('needed') }),
      ...(typed.documentNumber.trim().length >= 4 ? {} : { documentNumber: text('needed') }),
    };
    setProblems(missing);
    return Object.keys(missing).length === 0;
  };
  return (
    <ActDialog
      title={text('accept')}
      confirm={text('accept')}
      check={check}
      onAct={() =>
        act({
          params: { id: player.id },
          body: {
            bornOn: typed.bornOn,
            documentNumber: typed.documentNumber.trim(),
            validUntil: typed.validUntil === '' ? null : typed.validUntil,
          },
        })
      }
      onClose={onClose}
    >
      <p>{text('acceptNote', { username: player.username })}</p>
      {field('bornOn', 'date')}
      {field('documentNumber', 'text')}
      {field('validUntil', 'date')}
    </ActDialog>
  );
}
