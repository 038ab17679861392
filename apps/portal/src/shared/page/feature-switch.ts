import type { WhitelabelNode } from '@pelita/contract';
import { useStartup } from './page.ts';

/** Whether a feature switch of the brand is on, by its modId. */
export function isSwitchedOn(nodes: readonly WhitelabelNode[], modId: string): boolean {
  return nodes.some((node) => (node.modId === modId ? node.enabled === '1' : isSwitchedOn(node.childrenNodes, modId)));
}

/** The wire's odd names end here. */
export function useFeatures() {
  const { whitelabel } = useStartup();
  return {
    registration: isSwitchedOn(whitelabel, 'DIRECTREG3'),
    registrationByUsername: isSwitchedOn(whitelabel, 'USERNAMEREG3'),
    freePlay: isSwitchedOn(whitelabel, 'FREEPLAY3'),
    feedbackCaptcha: isSwitchedOn(whitelabel, 'FEEDBACKCAPTCHA3'),
  };
}
