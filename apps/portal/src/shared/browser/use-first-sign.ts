import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether somebody has moved, pressed or scrolled: nothing heavy is fetched before. */
export function useFirstSign(): boolean {
  // Who has scrolled before the page was live may rest by now.
  const [isSeen, setSeen] = useState(() => !import.meta.env.SSR && scrollY > 0);
  useEffect(() => {
    if (isSeen) return;
    const see = () => setSeen(true);
    const options = { capture: true, passive: true };
    for (const sign of signs) addEventListener(sign, see, options);
    return () => {
      for (const sign of signs) removeEventListener(sign, see, options);
    };
  }, [isSeen]);
  return isSeen;
}
