import { changeOperatorRoles, listApprovals, listOperators } from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import type { OperatorRow } from './operator-row.ts';
import { RoleBoxes } from './role-boxes.tsx';

export function RolesDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const text = useText('officeOperators');
  const [roles, setRoles] = useState(operator.roles);
  const { act } = useAct(changeOperatorRoles, [listOperators, listApprovals]);
  return (
    <ActDialog
      title={`${text('changeRoles')}: ${operator.operator.name}`}
      confirm={text('changeRoles')}
      reason="required"
      onAct={(reason) => act({ params: { operatorId: operator.operator.id }, body: { roles, reason } })}
      onClose={onClose}
    >
      <p>{text('changeRolesNote')}</p>
      <RoleBoxes chosen={roles} onChoose={setRoles} />
    </ActDialog>
  );
}
