import type { OperatorRole } from '@pelita/contract';
import { appointOperator, listApprovals, listOperators } from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { RoleBoxes } from './role-boxes.tsx';

const NAME = /^[a-z][a-z0-9.-]{2,31}$/;

export function AppointButton() {
  const text = useText('officeOperators');
  const mayPropose = useMay('operators.propose');
  const [isAsking, setIsAsking] = useState(false);
  if (!mayPropose) return null;
  return (
    <>
      <button type="button" className="button button-action" onClick={() => setIsAsking(true)}>
        <UserPlus aria-hidden size={16} />
        {text('appoint')}
      </button>
      {isAsking && <AppointDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AppointDialog({ onClose }: { onClose: () => void }) {
  const text = useText('officeOperators');
  const [username, setUsername] = useState('');
  const [roles, setRoles] = useState<OperatorRole[]>([]);
  const [problem, setProblem] = useState<string>();
  const { act } = useAct(appointOperator, [listOperators, listApprovals]);
  const check = (): boolean => {
    const isName = NAME.test(username);
    setProblem(isName ? undefined : text('usernameHint'));
    return isName;
  };
  return (
    <ActDialog
      title={text('appoint')}
      confirm={text('appoint')}
      reason="required"
      check={check}
      onAct={(reason) => act({ body: { username, roles, reason } })}
      onClose={onClose}
    >
      <p>{text('appointNote')}</p>
      <TextField
        name="username"
        label={text('username')}
        hint={text('usernameHint')}
        value={username}
        onChange={setUsername}
        problem={problem}
        takesFocus
      />
      <RoleBoxes chosen={roles} onChoose={setRoles} />
    </ActDialog>
  );
}
