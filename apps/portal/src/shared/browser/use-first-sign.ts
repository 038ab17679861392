import { startTransition, useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether somebody has moved, pressed or scrolled: nothing heavy is fetched before. */
export function useFirstSign(): boolean {
  // Who has scrolled before the page was live may rest by now.
  const [isSeen, setSeen] = useState(() => !import.meta.env.SSR && scrollY > 0);
  useEffect(() => {
    if (isSeen) return;
    // In a transition: what waits for the sign is drawn in pieces, and a press shows first what it was made for.
    const see = () => startTransition(() => setSeen(true));
    const options = { capture: true, passive: true };
    for (const sign of signs) addEventListener(sign, see, options);
    return () => {
      for (const sign of signs) removeEventListener(sign, see, options);
    };
  }, [isSeen]);
  return isSeen;
}
