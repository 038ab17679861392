import type { MobileNeeds } from '@pelita/contract';
import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';

/** REG-06: what a registration by mobile asks for. Where nothing else opens the account, the code always does. */
export function useMobileNeeds(): MobileNeeds {
  const { whitelabel } = useStartup();
  const password = isSwitchedOn(whitelabel, 'MOBILENUMPASSREG3');
  return { code: isSwitchedOn(whitelabel, 'REGMOBVERF3') || !password, password };
}
