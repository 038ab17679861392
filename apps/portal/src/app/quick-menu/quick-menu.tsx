import './quick-menu.css';
import { ArrowUp, Gem, Headset, Heart, History, LayoutGrid, UserPlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { inviteFriends } from '../../features/referral/invite-friends.ts';
import { askCustomerService } from '../../features/support/ask-customer-service.ts';
import { gentleScroll } from '../../shared/browser/gentle-scroll.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { isSwitchedOn } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { AppCode } from './app-code.tsx';

/**
 * SHELL-06: the menu at the page's edge, folded to one button where it would lie over the page. Phones have its entries in
 * the sheet of their app bar. Friends are invited where the brand has it on.
 */
export default function QuickMenu({ isFoldable }: { isFoldable: boolean }) {
  const text = useText('quickMenu');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label={text('title')} className="quick-menu">
      <div
        role="presentation"
        className="contents"
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
      >
        <div id={id} className="quick-entries" hidden={isFoldable && !isOpen}>
          <Entries />
        </div>
        {isFoldable && (
          <button
            type="button"
            className="quick-item"
            aria-label={text('title')}
            title={text('title')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden size={18} /> : <LayoutGrid aria-hidden size={18} />}
          </button>
        )}
      </div>
    </nav>
  );
}

function Entries() {
  const text = useText('shell');
  const menuText = useText('quickMenu');
  const { whitelabel } = useStartup();
  return (
    <>
      <button
        type="button"
        className="quick-item"
        aria-label={text('customerService')}
        title={text('customerService')}
        onClick={askCustomerService}
      >
        <Headset aria-hidden size={18} />
      </button>
      <AppCode />
      <PageLink to="/vip" className="quick-item" aria-label={menuText('vip')} title={menuText('vip')}>
        <Gem aria-hidden size={18} />
      </PageLink>
      {isSwitchedOn(whitelabel, 'REFERRAL') && (
        <button
          type="button"
          className="quick-item"
          aria-label={menuText('invite')}
          title={menuText('invite')}
          onClick={inviteFriends}
        >
          <UserPlus aria-hidden size={18} />
        </button>
      )}
      <PageLink
        to="/rng"
        search={{ selection: 'FAV' }}
        className="quick-item"
        aria-label={text('favourites')}
        title={text('favourites')}
      >
        <Heart aria-hidden size={18} />
      </PageLink>
      <PageLink
        to="/rng"
        search={{ selection: 'RECENT' }}
        className="quick-item"
        aria-label={text('recent')}
        title={text('recent')}
      >
        <History aria-hidden size={18} />
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
    </>
  );
}
