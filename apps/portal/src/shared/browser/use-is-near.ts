import { type RefObject, useEffect, useState } from 'react';

/** Whether a place has been in sight, or nearly, since the page is live. It stays so. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
