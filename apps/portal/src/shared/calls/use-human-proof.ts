import { proveHuman } from '@pelita/client/human-check';
import { useText } from '../language/use-text.ts';
import { send } from './send.ts';

/** LOGIN-04: the proof of being a person, asked for at the moment of the call that carries it. */
export function useHumanProof(): () => Promise<string> {
  const text = useText('identity');
  return () => proveHuman(send, text('humanCheckInsecure'));
}
