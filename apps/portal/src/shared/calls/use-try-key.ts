import { useRef } from 'react';

/** Trying the same again keeps its idempotency key, so that a lost answer takes no money twice. */
export function useTryKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
