import { useState } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '@pelita/ui/notice';

/** One act at a time on a list; what fails is said, and the list is read again either way: it may have changed. */
export function useAct(readAgain: () => Promise<unknown>) {
  const [isRunning, setIsRunning] = useState(false);
  const run = async (act: () => Promise<string>): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      notify({ tone: 'done', text: await act() });
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    } finally {
      await readAgain();
      setIsRunning(false);
    }
  };
  return { isRunning, run: (act: () => Promise<string>) => void run(act) };
}
