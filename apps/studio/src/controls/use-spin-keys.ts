import { useEffect } from 'react';
import { useGame } from '../game/use-game.ts';

/** Space and Enter spin from anywhere but a control that has its own use for them, or an open sheet. */
export function useSpinKeys(): void {
  const game = useGame();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('button, a, input, textarea, select, summary')) return;
      event.preventDefault();
      game.press();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [game]);
}
