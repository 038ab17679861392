import { Dices, Gift, House, Plus, UserRound } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { isHomePath, usePathname } from '../use-pathname.ts';
import { openDeposit } from '../../features/cashier/open-deposit.ts';
import { PlainLink } from './plain-link.tsx';

/** SHELL-04: the app bar of phones. */
export function BottomBar() {
  const text = useText('shell');
  const pathname = usePathname();
  return (
    <nav aria-label={text('appNavigation')} className="bottom-bar">
      <PlainLink to="/" isHere={isHomePath(pathname)} className="bottom-item">
        <House aria-hidden size={22} />
        <span>{text('home')}</span>
      </PlainLink>
      <button
        type="button"
        className="bottom-item"
        aria-haspopup="dialog"
        data-opens="categories"
        onClick={() => navigate().openModal('categories')}
      >
        <Dices aria-hidden size={22} />
        <span>{text('games')}</span>
      </button>
      <button type="button" className="bottom-item bottom-deposit" onClick={openDeposit}>
        <span aria-hidden className="bottom-coin">
          <Plus size={22} strokeWidth={2.6} />
        </span>
        <span>{text('deposit')}</span>
      </button>
      <PlainLink to="/promotions" isHere={pathname === '/promotions'} className="bottom-item">
        <Gift aria-hidden size={22} />
        <span>{text('promotions')}</span>
      </PlainLink>
      <button
        type="button"
        className="bottom-item"
        aria-haspopup="dialog"
        data-opens="me"
        onClick={() => navigate().openModal('me')}
      >
        <UserRound aria-hidden size={22} />
        <span>{text('me')}</span>
      </button>
    </nav>
  );
}
