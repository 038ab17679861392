import { operatorRoles, permissionMatrix } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { Check } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

type Row = { permission: string; holders: readonly string[] };

const rows = Object.entries(permissionMatrix).map(([permission, holders]): Row => ({ permission, holders }));

/** What each role grants. Roles are part of the product; who holds which is decided here. */
export function RoleMatrix() {
  const text = useText('officeOperators');
  const roles = useText('officeRoles');
  return (
    <DataTable
      caption={text('matrix')}
      rows={rows}
      keyOf={({ permission }) => permission}
      empty={null}
      columns={[
        { name: 'permission', head: text('permission'), cell: ({ permission }) => <code>{permission}</code> },
        ...operatorRoles.map((role) => ({
          name: role,
          head: roles(role),
          cell: ({ holders }: Row) =>
            holders.includes(role) ? <Check role="img" aria-label={text('granted')} size={16} /> : null,
        })),
      ]}
    />
  );
}
