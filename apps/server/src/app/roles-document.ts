import { type OperatorRole, operatorRoles, permissionMatrix } from '@pelita/contract/office';

/** The matrix of roles and permissions as a document for people. */
export function rolesDocument(): string {
  const areas = Map.groupBy(Object.entries(permissionMatrix), ([permission]) => permission.split('.')[0] ?? '');
  const rows = [...areas].map(([area, some]) => {
    const verbsOf = (role: OperatorRole) =>
      some
        .filter(([, holders]) => holders.some((holder) => holder === role))
        .map(([permission]) => permission.split('.')[1] ?? '');
    return `| ${area} | ${operatorRoles.map((role) => verbsOf(role).join(', ')).join(' | ')} |`;
  });
  return `${[
    '# Roles',
    'Written by `npm run generate` from `packages/contract/src/office/permissions.ts`. A permission is an area and a verb, like `withdrawals.see`; what one operator proposes another approves. An administrator holds no role of money or draws, an auditor none beside it.',
    [`| area | ${operatorRoles.join(' | ')} |`, `|---|${operatorRoles.map(() => '---|').join('')}`, ...rows].join('\n'),
  ].join('\n\n')}\n`;
}
