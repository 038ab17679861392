import type { Startup } from '@pelita/contract';
import { formatAmount } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';

/** The largest real wins of the last days, counted by the server; nobody is named in full. */
export function WinnerBoard({ winners }: { winners: Startup['winners'] }) {
  const text = useText('home');
  const { code } = usePageLanguage();
  return (
    <section aria-label={text('winners')} className="side-card home-side">
      <h2 className="font-head text-lg font-bold">{text('winners')}</h2>
      <p className="text-muted text-xs">{text('winnersNote')}</p>
      <ol className="side-rows">
        {winners.map((win, at) => (
          <li key={at} className="side-row">
            <Picture src={win.iconUrl} width={44} height={44} className="side-picture" />
            <span className="min-w-0 grow leading-tight">
              <span className="block truncate text-sm font-semibold">{win.gameName}</span>
              <span className="text-muted text-xs">{win.customerName}</span>
            </span>
            <span className="text-jade font-head font-bold tabular-nums">
              {'+'}
              {formatAmount(code, win.winAmount, win.currency)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
