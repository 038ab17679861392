import { listOperators } from '@pelita/contract/office';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { OperatorActs } from './operator-acts.tsx';
import type { OperatorRow } from './operator-row.ts';

/** Every operator with roles, and what an administrator may do about one. */
export function People({ search }: { search: ListAddress }) {
  const text = useText('officeOperators');
  const mayPropose = useMay('operators.propose');
  const state = (row: ListRow) => {
    const { state: standing } = row as ListRow & OperatorRow;
    return <StateBadge tone={standing === 'enrolled' ? 'done' : 'waiting'} label={text(`state_${standing}`)} />;
  };
  const acts = (row: ListRow) => <OperatorActs operator={row as ListRow & OperatorRow} />;
  return (
    <OfficeList
      of={listOperators}
      address={search}
      caption={text('people')}
      hidden={usuallyHidden}
      cells={{ state }}
      acts={mayPropose ? { head: text('acts'), cell: acts } : undefined}
    />
  );
}

const usuallyHidden = ['createdAt'];
