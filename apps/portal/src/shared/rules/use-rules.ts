import { useEffect, useState } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { keptRules, readRules, type RegistrationRules } from './registration-rules.ts';

/**
 * The rules that this tab keeps stand there at once; without them the form waits for the server's, which take their place
 * where an operator has changed them since.
 */
export function useRules() {
  const [rules, setRules] = useState<RegistrationRules | null>(keptRules);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readRules()
      .then((read) => isCurrent && setRules((kept) => (isSame(kept, read) ? kept : read)))
      .catch((failure: unknown) => isCurrent && setProblem(failureText(failure)));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const readAgain = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return { rules, problem, readAgain };
}

function isSame(one: RegistrationRules | null, other: RegistrationRules): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
