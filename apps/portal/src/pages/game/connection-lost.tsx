import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useText } from '../../shared/language/use-text.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the connection is lost; when it is back, the balance is asked for again and the game hears of it. */
export function ConnectionLost({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const text = useText('shell');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const recover = () => {
      frame.current?.contentWindow?.postMessage({ type: 'game:balance' }, '*');
      void import('../../shared/session/member.ts').then(({ refreshBalance }) =>
        refreshBalance().catch(() => undefined),
      );
    };
    addEventListener('online', recover);
    return () => removeEventListener('online', recover);
  }, [frame]);
  return (
    <div role="status" className="connection-lost" hidden={isOnline}>
      <WifiOff aria-hidden size={18} />
      {!isOnline && text('offline')}
    </div>
  );
}
