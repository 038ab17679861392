import type { SocialProvider } from '@pelita/contract';
import { useEffect, useState } from 'react';

/** The identity provider that somebody is on the way to. */
export function useLeaving() {
  const [leavingTo, setLeavingTo] = useState<SocialProvider>();
  useEffect(() => {
    // A browser may show the page as it was left when its visitor steps back.
    const stay = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeavingTo(undefined);
    };
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  return [leavingTo, setLeavingTo] as const;
}
