import {
  endOperatorSessions,
  listApprovals,
  listOperators,
  listOperatorSessions,
  resetOperator,
} from '@pelita/contract/office';
import { Menu } from '@pelita/ui/menu';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { OperatorRow } from './operator-row.ts';
import { RolesDialog } from './roles-dialog.tsx';

type Act = 'changeRoles' | 'link' | 'endSessions' | 'reset';

/** What an administrator can do about another operator; what gives power or takes a proof away is proposed. */
export function OperatorActs({ operator }: { operator: OperatorRow }) {
  const text = useText('officeOperators');
  const [asked, setAsked] = useState<Act | null>(null);
  const isInvited = operator.state === 'invited';
  const offered: Act[] = isInvited ? ['changeRoles', 'link'] : ['changeRoles', 'endSessions', 'reset'];
  const given = { operator, onClose: () => setAsked(null) };
  return (
    <>
      <Menu
        label={text('acts')}
        items={offered.map((name) => ({ name, label: text(name), isDanger: name === 'reset' }))}
        onAct={(name) => setAsked(name as Act)}
      />
      {asked === 'changeRoles' && <RolesDialog {...given} />}
      {asked === 'link' && <LinkDialog {...given} />}
      {asked === 'endSessions' && <EndSessionsDialog {...given} />}
      {asked === 'reset' && <ResetDialog {...given} />}
    </>
  );
}

type Props = { operator: OperatorRow; onClose: () => void };

function EndSessionsDialog({ operator: { operator }, onClose }: Props) {
  const text = useText('officeOperators');
  const { act } = useAct(endOperatorSessions, [listOperators, listOperatorSessions]);
  return (
    <ActDialog
      title={text('endSessions')}
      confirm={text('endSessions')}
      isDanger
      onAct={() => act({ params: { operatorId: operator.id } })}
      onClose={onClose}
    >
      <p>{text('endSessionsNote', { name: operator.name })}</p>
    </ActDialog>
  );
}

function ResetDialog({ operator: { operator }, onClose }: Props) {
  const text = useText('officeOperators');
  const { act } = useAct(resetOperator, [listOperators, listApprovals]);
  return (
    <ActDialog
      title={text('reset')}
      confirm={text('reset')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { operatorId: operator.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('resetNote', { name: operator.name })}</p>
    </ActDialog>
  );
}
