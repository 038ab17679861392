import { accountTypes, isAgentType } from '@pelita/contract';
import { ArrowUpFromLine, LogOut, Mail, Network, Plus } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { useMember } from '../../shared/session/member-store.ts';
import { UnreadBadge } from '../../shared/session/unread-badge.tsx';
import type { Session } from '../../shared/session/session.ts';
import { usePathname } from '../use-pathname.ts';
import { BalanceBox } from '../../features/cashier/balance-box.tsx';
import { openDeposit } from '../../features/cashier/open-deposit.ts';

const placesOfPlay: readonly string[] = ['/game', '/lottery', '/vnlottery', '/seaLottery'];

/** SHELL-03, MC-02: avatar, which leads to the profile, account, rank and menu, balance, deposit, withdrawal, messages, logout. Every part has its size before its content is known. */
export default function MemberPanel({ session }: { session: Session }) {
  const text = useText('shell');
  const { info } = useMember();
  // A game and a lottery have a golden act of their own.
  const hasOwnAct = placesOfPlay.includes(usePathname());
  const isTrial = session.isAgent === accountTypes.trial;
  return (
    <div className="flex items-center justify-end gap-2 lg:gap-3">
      <button
        type="button"
        className="icon-button -mx-1 max-lg:hidden"
        aria-label={text('profile')}
        data-opens="member-centre"
        onClick={() => navigate().openModal('member-centre', 'profile')}
      >
        <span className="avatar">{info && <img src={info.avatar} alt="" width={36} height={36} />}</span>
      </button>
      <button
        type="button"
        className="min-h-11 w-32 text-start leading-tight max-xl:hidden"
        data-opens="member-centre"
        onClick={() => navigate().openModal('member-centre')}
      >
        <span className="sr-only">{text('account', { account: session.account })}</span>
        <span aria-hidden className="block truncate text-sm font-semibold">
          {session.account}
        </span>
        <span className="text-accent block min-h-[1rem] text-xs font-semibold">
          {isTrial ? text('trialAccount') : info && <Rank {...info.clubLabel} />}
        </span>
      </button>
      <BalanceBox />
      <button
        type="button"
        className={`button button-small max-lg:hidden ${hasOwnAct ? 'button-quiet' : 'button-action'}`}
        onClick={openDeposit}
      >
        <Plus aria-hidden size={17} strokeWidth={2.6} />
        {text('deposit')}
      </button>
      {isAgentType(session.isAgent) && (
        <button
          type="button"
          className="icon-button max-lg:hidden"
          title={text('agentCentre')}
          data-opens="agent-centre"
          onClick={() => navigate().openModal('agent-centre')}
        >
          <Network aria-hidden size={18} />
          <span className="sr-only">{text('agentCentre')}</span>
        </button>
      )}
      {!isTrial && (
        <button
          type="button"
          className="icon-button max-xl:hidden"
          title={text('withdraw')}
          data-opens="member-centre"
          onClick={() => navigate().openModal('member-centre', 'withdraw')}
        >
          <ArrowUpFromLine aria-hidden size={18} />
          <span className="sr-only">{text('withdraw')}</span>
        </button>
      )}
      <button
        type="button"
        className="icon-button relative max-lg:hidden"
        data-opens="member-centre"
        onClick={() => navigate().openModal('member-centre', 'messageV2')}
      >
        <Mail aria-hidden size={18} />
        <span className="sr-only">{text('messages')}</span>
        <UnreadBadge count={info?.unreadMessage ?? 0} />
      </button>
      <button
        type="button"
        className="icon-button max-lg:hidden"
        aria-label={text('logout')}
        data-opens="logout"
        onClick={() => navigate().openModal('logout')}
      >
        <LogOut aria-hidden size={18} />
      </button>
    </div>
  );
}

function Rank({ rankLevel, labelName, badgeUrl }: { rankLevel: number; labelName: string; badgeUrl: string }) {
  const text = useText('shell');
  return (
    <span className="flex items-center gap-1" title={labelName}>
      {badgeUrl !== '' && <img src={badgeUrl} alt="" width={14} height={14} />}
      {text('rank', { rank: String(rankLevel) })}
    </span>
  );
}
