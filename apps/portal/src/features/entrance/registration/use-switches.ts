import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';

/** The brand's switches that a registration by mobile asks for; the wire's odd names end here. */
export function useSwitches() {
  const { whitelabel } = useStartup();
  return {
    registrationByMobile: isSwitchedOn(whitelabel, 'MOBILENUMREG3'),
    codeAtRegistration: isSwitchedOn(whitelabel, 'REGMOBVERF3'),
    passwordAtMobileRegistration: isSwitchedOn(whitelabel, 'MOBILENUMPASSREG3'),
  };
}
