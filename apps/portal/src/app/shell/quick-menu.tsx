import { ArrowUp, Headset, Heart, History } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { askCustomerService } from './ask-customer-service.ts';
import { useText } from '../../shared/language/use-text.ts';

/** The menu at the edge of wide screens. Only what works stands in it. */
export function QuickMenu() {
  const text = useText('shell');
  const isLive = useIsLive();
  if (!isLive) return null;
  return (
    <nav aria-label={text('quickMenu')} className="quick-menu">
      <button
        type="button"
        className="quick-item"
        aria-label={text('customerService')}
        title={text('customerService')}
        onClick={askCustomerService}
      >
        <Headset aria-hidden size={18} />
      </button>
      <Link
        to="/rng"
        search={{ selection: 'FAV' }}
        className="quick-item"
        aria-label={text('favourites')}
        title={text('favourites')}
      >
        <Heart aria-hidden size={18} />
      </Link>
      <Link
        to="/rng"
        search={{ selection: 'RECENT' }}
        className="quick-item"
        aria-label={text('recent')}
        title={text('recent')}
      >
        <History aria-hidden size={18} />
      </Link>
      <button
        type="button"
        className="quick-item"
        aria-label={text('backToTop')}
        title={text('backToTop')}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <ArrowUp aria-hidden size={18} />
      </button>
    </nav>
  );
}
