import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createStore } from '@pelita/ui/store';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';

/** NOTICE-05: one press where the browser offers it; elsewhere the guides say how. Its place stands from the start. */
export function InstallButton() {
  const text = useText('download');
  const { brand } = useStartup();
  const offered = useSyncExternalStore(followOffer, offer.get, noOffer);
  const install = async () => {
    await offered?.prompt();
    // A browser takes one answer to each of its offers.
    dropOffer();
  };
  return (
    <div className="mt-5 flex min-h-12 items-center">
      {offered ? (
        <button type="button" className="button button-action" onClick={() => void install()}>
          <Download aria-hidden size={18} />
          {text('install', { brand: brand.name })}
        </button>
      ) : (
        <p className="text-muted text-sm">{text('byHand')}</p>
      )}
    </div>
  );
}

type Offer = NonNullable<Window['$boot']>['offer'];

const OFFERED = 'beforeinstallprompt';
const INSTALLED = 'appinstalled';
const offer = createStore<Offer>(null);
const noOffer = () => null;

function followOffer(tell: () => void): () => void {
  const stop = offer.subscribe(tell);
  addEventListener(OFFERED, takeOffer);
  addEventListener(INSTALLED, dropOffer);
  takeOffer();
  return () => {
    stop();
    removeEventListener(OFFERED, takeOffer);
    removeEventListener(INSTALLED, dropOffer);
  };
}

/** The boot script hears of an offer first, whenever it comes, and keeps it. */
function takeOffer(): void {
  offer.set(window.$boot?.offer ?? null);
}

function dropOffer(): void {
  if (window.$boot) window.$boot.offer = null;
  takeOffer();
}
