import { formatAmount } from '@pelita/i18n';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { keptForever } from '../../shared/browser/kept.ts';
import { createStore } from '@pelita/ui/store';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { useMember } from '../../shared/session/member-store.ts';

const ITEM = 'balanceHidden';
const isBalanceHidden = createStore(typeof window !== 'undefined' && keptForever.read(ITEM) === '1');

/** The balance with two decimals and thousands separators, live; it can be hidden and asked for again. */
export function BalanceBox() {
  const text = useText('shell');
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const { balance } = useMember();
  const isHidden = useSyncExternalStore(isBalanceHidden.subscribe, isBalanceHidden.get, () => false);
  const currency = balance?.currency ?? settings.currency;
  const shown = isHidden ? '***' : balance ? formatAmount(code, balance.amount, currency) : '–';
  return (
    <div role="group" aria-label={text('balance')} className="balance-box">
      <span className="balance-currency">{currency}</span>
      <output dir="ltr" aria-label={isHidden ? text('balanceHidden') : text('balance')} className="balance-figure">
        {/* A new figure is a new thing in its place, not an old one that moved. */}
        <span key={shown}>{shown}</span>
      </output>
      <button
        type="button"
        className="balance-button"
        aria-pressed={isHidden}
        aria-label={text(isHidden ? 'showBalance' : 'hideBalance')}
        onClick={() => {
          keptForever.write(ITEM, isHidden ? '0' : '1');
          isBalanceHidden.set(!isHidden);
        }}
      >
        {isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
      </button>
      <RefreshButton />
    </div>
  );
}

function RefreshButton() {
  const text = useText('shell');
  const [isRunning, setIsRunning] = useState(false);
  const refresh = async () => {
    setIsRunning(true);
    const { askForBalance } = await import('../../shared/session/member.ts');
    await askForBalance();
    setIsRunning(false);
  };
  return (
    <button
      type="button"
      className="balance-button max-sm:hidden"
      aria-label={text('refreshBalance')}
      disabled={isRunning}
      onClick={() => void refresh()}
    >
      <RefreshCw aria-hidden size={15} className={isRunning ? 'animate-spin' : ''} />
    </button>
  );
}
