import type { Operator, Permission } from '@pelita/contract/office';
import { createContext, useContext } from 'react';

/** Whoever is logged in; every page is shown within it. */
export const OperatorContext = createContext<Operator | null>(null);

export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('nobody is logged in around this component');
  return operator;
}

/** Whether the roles of this moment grant it. The server decides again with every call. */
export function useMay(permission: Permission): boolean {
  return useOperator().permissions.includes(permission);
}
