import { useEffect, useState } from 'react';
import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { canRemember, forget, recall, remember, type Remembered } from './remember-me.ts';

/**
 * LOGIN-08 for a form: fills in whoever is remembered, and keeps or forgets as the box says. A browser that keeps
 * nothing is one in which nobody is remembered.
 */
export function useRemembered(onRecalled: (who: Remembered) => void) {
  const { whitelabel } = useStartup();
  const isOffered = isSwitchedOn(whitelabel, 'REMEMBERME3');
  const isPossible = isOffered && canRemember();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!canRemember()) return;
    let isCurrent = true;
    const look = async () => {
      if (!isOffered) return forget();
      const who = await recall();
      if (who === null || !isCurrent) return;
      setIsWanted(true);
      onRecalled(who);
    };
    void look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isOffered, onRecalled]);
  return {
    isPossible,
    isWanted,
    want: (next: boolean) => {
      setIsWanted(next);
      if (!next) void forget().catch(() => undefined);
    },
    /** After a password that was right. */
    keep: (who: Remembered) => (isPossible && isWanted ? remember(who).catch(() => undefined) : Promise.resolve()),
    /** After one that was not, or is none any more. */
    drop: () => (isPossible ? forget().catch(() => undefined) : Promise.resolve()),
  };
}
