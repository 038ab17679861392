import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and while a component takes over what the server wrote, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(never, yes, no);
}

/** Whether the server wrote this component's markup; it stays so as long as the component stands. */
export function useCameFromServer(): boolean {
  const isLive = useIsLive();
  const [cameFromServer] = useState(!isLive);
  return cameFromServer;
}

let announce: () => void;
/**
 * Once what the server wrote has been taken over whole. The shell is before the page within it, which React takes over
 * piece by piece; whoever is led away in between leaves half a page that knows its address no more.
 */
export const pageTakenOver = new Promise<void>((resolve) => {
  announce = resolve;
});

/** For what the server never writes and nobody waits for: React holds the rest of the page back while such a part is fetched. */
export function useIsPageTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => void pageTakenOver.then(() => setTakenOver(true)), []);
  return isTakenOver;
}

/** Stands beside whatever a document can hold as its page. */
export function PageTakenOver(): null {
  useEffect(announce, []);
  return null;
}
