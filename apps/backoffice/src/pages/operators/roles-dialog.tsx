import type { OperatorRole } from '@pelita/contract';
import { changeOperatorRoles, listApprovals, listOperators } from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useMeanwhile } from '../../shared/calls/use-meanwhile.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Meanwhile } from '../../shared/parts/meanwhile.tsx';
import type { OperatorRow } from './operator-row.ts';
import { RoleBoxes } from './role-boxes.tsx';

export function RolesDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const text = useText('officeOperators');
  const names = useText('officeRoles');
  const [roles, setRoles] = useState(operator.roles);
  const { seen, theirs, watch } = useMeanwhile<OperatorRole[]>(operator.roles);
  const { act } = useAct(changeOperatorRoles, [listOperators, listApprovals]);
  const shown = (of: readonly OperatorRole[]) => of.map((role) => names(role)).join(', ') || '–';
  return (
    <ActDialog
      title={`${text('changeRoles')}: ${operator.operator.name}`}
      confirm={text('changeRoles')}
      reason="required"
      onAct={(reason) => watch(act({ params: { operatorId: operator.operator.id }, body: { seen, roles, reason } }))}
      onClose={onClose}
    >
      {theirs && <Meanwhile theirs={shown(theirs)} mine={shown(roles)} onTake={() => setRoles(theirs)} />}
      <p>{text('changeRolesNote')}</p>
      <RoleBoxes chosen={roles} onChoose={setRoles} />
    </ActDialog>
  );
}
