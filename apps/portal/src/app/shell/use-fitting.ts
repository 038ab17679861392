import { useEffect, useRef, useState } from 'react';

/**
 * How many entries of a row stand on its first line. The others wrap below it, where the row's height hides them, so that
 * none is ever cut in two. The server shows the row without knowing its width.
 */
export function useFitting(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const entries = [...current.children].filter((entry) => entry instanceof HTMLElement);
    const measure = () => {
      const line = entries[0]?.offsetTop;
      setFitting(entries.filter(({ offsetTop }) => offsetTop === line).length);
    };
    // An entry's own width changes with the language.
    const observer = new ResizeObserver(measure);
    for (const observed of [current, ...entries]) observer.observe(observed);
    return () => observer.disconnect();
  }, [count]);
  return { row, fitting };
}
