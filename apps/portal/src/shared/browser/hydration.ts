import { useState, useSyncExternalStore } from 'react';

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
