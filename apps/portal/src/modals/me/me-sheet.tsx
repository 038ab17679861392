import { isAgentType } from '@pelita/contract';
import {
  ArrowUp,
  ArrowUpFromLine,
  CircleUserRound,
  Gem,
  Headset,
  Heart,
  History,
  LogOut,
  Mail,
  Network,
  Plus,
  Smartphone,
  UserPlus,
  UserRoundPen,
} from 'lucide-react';
import { inviteFriends } from '../../features/referral/invite-friends.ts';
import { askCustomerService } from '../../features/support/ask-customer-service.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { navigate } from '../../shared/navigation/navigation.ts';
import { isSwitchedOn, useFeatures } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { useMember } from '../../shared/session/member-store.ts';
import { UnreadBadge } from '../../shared/session/unread-badge.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { BalanceBox } from '../../features/cashier/balance-box.tsx';
import { openDeposit } from '../../features/cashier/open-deposit.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** What the app bar's "Me" opens: the member's account, or the ways in. */
export default function MeSheet({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  const dialogText = useText('dialogs');
  const session = useSession();
  const { info } = useMember();
  if (!session) return <WaysIn onClose={onClose} />;
  return (
    <ModalFrame title={session.account} onClose={onClose}>
      <div className="mt-4 flex items-center gap-3">
        <span className="avatar">{info && <img src={info.avatar} alt="" width={36} height={36} />}</span>
        <BalanceBox />
      </div>
      <ul className="mt-5 grid gap-3">
        <li>
          <button
            type="button"
            className="sheet-row"
            data-opens="member-centre"
            onClick={() => navigate().openModal('member-centre')}
          >
            <span className="font-semibold">{dialogText('memberCentre')}</span>
            <CircleUserRound aria-hidden size={18} />
          </button>
        </li>
        {isAgentType(session.isAgent) && (
          <li>
            <button
              type="button"
              className="sheet-row"
              data-opens="agent-centre"
              onClick={() => navigate().openModal('agent-centre')}
            >
              <span className="font-semibold">{text('agentCentre')}</span>
              <Network aria-hidden size={18} />
            </button>
          </li>
        )}
        <li>
          <button type="button" className="sheet-row" onClick={() => navigate().openModal('member-centre', 'profile')}>
            <span className="font-semibold">{text('profile')}</span>
            <UserRoundPen aria-hidden size={18} />
          </button>
        </li>
        <li>
          <button type="button" className="sheet-row" onClick={openDeposit}>
            <span className="font-semibold">{text('deposit')}</span>
            <Plus aria-hidden size={18} />
          </button>
        </li>
        <li>
          <button type="button" className="sheet-row" onClick={() => navigate().openModal('member-centre', 'withdraw')}>
            <span className="font-semibold">{text('withdraw')}</span>
            <ArrowUpFromLine aria-hidden size={18} />
          </button>
        </li>
        <li>
          <button
            type="button"
            className="sheet-row"
            onClick={() => navigate().openModal('member-centre', 'messageV2')}
          >
            <span className="font-semibold">{text('messages')}</span>
            {info && info.unreadMessage > 0 ? (
              <UnreadBadge count={info.unreadMessage} />
            ) : (
              <Mail aria-hidden size={18} />
            )}
          </button>
        </li>
        <QuickRows />
        <li>
          <button
            type="button"
            className="sheet-row"
            data-opens="logout"
            onClick={() => navigate().openModal('logout')}
          >
            <span className="font-semibold">{text('logout')}</span>
            <LogOut aria-hidden size={18} />
          </button>
        </li>
      </ul>
    </ModalFrame>
  );
}

function WaysIn({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  const { registration } = useFeatures();
  return (
    <ModalFrame title={text('me')} onClose={onClose}>
      <div className="mt-6 grid gap-3">
        {registration && (
          <button
            type="button"
            className="button button-action"
            data-opens="register"
            onClick={() => navigate().openModal('register')}
          >
            {text('register')}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          data-opens="login"
          onClick={() => navigate().openModal('login')}
        >
          {text('login')}
        </button>
      </div>
      <ul className="mt-3 grid gap-3">
        <QuickRows />
      </ul>
    </ModalFrame>
  );
}

/** SHELL-06: the quick menu's entries, where no menu stands at the page's edge. */
function QuickRows() {
  const text = useText('shell');
  const dialogText = useText('dialogs');
  const { whitelabel } = useStartup();
  return (
    <>
      <li>
        <PageLink to="/rng" search={{ selection: 'FAV' }} className="sheet-row">
          <span className="font-semibold">{text('favourites')}</span>
          <Heart aria-hidden size={18} />
        </PageLink>
      </li>
      <li>
        <PageLink to="/rng" search={{ selection: 'RECENT' }} className="sheet-row">
          <span className="font-semibold">{text('recent')}</span>
          <History aria-hidden size={18} />
        </PageLink>
      </li>
      <li>
        <PageLink to="/vip" className="sheet-row">
          <span className="font-semibold">{dialogText('vip')}</span>
          <Gem aria-hidden size={18} />
        </PageLink>
      </li>
      <li>
        <PageLink to="/download" className="sheet-row">
          <span className="font-semibold">{text('download')}</span>
          <Smartphone aria-hidden size={18} />
        </PageLink>
      </li>
      {isSwitchedOn(whitelabel, 'REFERRAL') && (
        <li>
          <button type="button" className="sheet-row" onClick={inviteFriends}>
            <span className="font-semibold">{dialogText('inviteFriends')}</span>
            <UserPlus aria-hidden size={18} />
          </button>
        </li>
      )}
      <li>
        <button type="button" className="sheet-row" onClick={askCustomerService}>
          <span className="font-semibold">{text('customerService')}</span>
          <Headset aria-hidden size={18} />
        </button>
      </li>
      <li>
        <button type="button" className="sheet-row" onClick={toTop}>
          <span className="font-semibold">{text('toTop')}</span>
          <ArrowUp aria-hidden size={18} />
        </button>
      </li>
    </>
  );
}

/** The page without the sheet, from its beginning. */
function toTop(): void {
  const search = new URLSearchParams(location.search);
  search.delete('modal');
  navigate().go(search.size === 0 ? location.pathname : `${location.pathname}?${search.toString()}`);
}
