import type { ComponentProps } from 'react';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { GameShelf } from './game-shelf.tsx';

/** A shelf below another one: not in the first HTML, which it would fill, and there as soon as the page is live. */
export function LaterShelf(props: ComponentProps<typeof GameShelf>) {
  return useIsLive() ? <GameShelf {...props} /> : <section aria-hidden className="shelf-later" />;
}
