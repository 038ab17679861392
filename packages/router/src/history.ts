import { type HistoryState, type Location, locationOf } from './location.ts';

/** The session history that a router drives. */
export type History = {
  location: () => Location;
  push: (href: string, state: HistoryState) => void;
  replace: (href: string, state: HistoryState) => void;
  /** Back when below zero; answered later, by a call of the listener. */
  go: (steps: number) => void;
  /** Called when the visitor went back or forward. */
  listen: (listener: () => void) => void;
};

/** The one address that a server renders. */
export function singleAddress(href: string): History {
  const location = locationOf(href);
  const refuse = () => {
    throw new Error('a rendered page does not navigate');
  };
  return { location: () => location, push: refuse, replace: refuse, go: refuse, listen: () => undefined };
}
