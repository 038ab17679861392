import './quick-menu.css';
import { ArrowUp, Headset, Heart } from 'lucide-react';
import { gentleScroll } from '../../shared/browser/gentle-scroll.ts';
import { useText } from '../../shared/language/use-text.ts';
import { askCustomerService } from '../shell/ask-customer-service.ts';
import { AppCode } from './app-code.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** The menu at the edge of wide screens. Only what works stands in it: an invitation comes with its promotion. */
export default function QuickMenu() {
  const text = useText('quickMenu');
  const shellText = useText('shell');
  return (
    <nav aria-label={text('title')} className="quick-menu">
      <button
        type="button"
        className="quick-item"
        aria-label={shellText('customerService')}
        title={shellText('customerService')}
        onClick={askCustomerService}
      >
        <Headset aria-hidden size={18} />
      </button>
      <AppCode />
      <PageLink
        to="/rng"
        search={{ selection: 'FAV' }}
        className="quick-item"
        aria-label={text('own')}
        title={text('own')}
      >
        <Heart aria-hidden size={18} />
      </PageLink>
      <button
        type="button"
        className="quick-item"
        aria-label={text('toTop')}
        title={text('toTop')}
        onClick={() => scrollTo({ top: 0, behavior: gentleScroll() })}
      >
        <ArrowUp aria-hidden size={18} />
      </button>
    </nav>
  );
}
