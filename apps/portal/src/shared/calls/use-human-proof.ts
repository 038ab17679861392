import { useText } from '../language/use-text.ts';
import { proveHuman } from './human-check.ts';

/** LOGIN-04: the proof of being a person, asked for at the moment of the call that carries it. */
export function useHumanProof(): () => Promise<string> {
  const text = useText('identity');
  return () => proveHuman(text('humanCheckInsecure'));
}
