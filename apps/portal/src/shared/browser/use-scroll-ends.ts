import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways holds more before and after what is seen. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { hasBefore: boolean; hasAfter: boolean } {
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // Right to left, the way already scrolled is negative.
      const scrolled = Math.abs(element.scrollLeft);
      setEnds({
        hasBefore: scrolled > 1,
        hasAfter: scrolled + element.clientWidth < element.scrollWidth - 1,
      });
    };
    const sizes = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return ends;
}
