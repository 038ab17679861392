import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { useReader } from '@pelita/ui/reader';
import { StatTile } from '@pelita/ui/stat-tile';
import { useText } from '../../shared/language/use-text.ts';
import { KeyFigures } from '../../shared/parts/panel.tsx';
import type { Dashboard } from './dashboard.ts';

/** Today, beside yesterday at the same time of day. Only of revenue and players is more known to be better. */
export function KeyTiles({ dashboard: { today, before, currency } }: { dashboard: Dashboard }) {
  const text = useText('officeHome');
  const { language } = useReader();
  const money = (name: 'deposits' | 'withdrawals' | 'stake' | 'ggr') => (
    <StatTile
      key={name}
      label={`${text(name)}, ${currency}`}
      figure={<Amount value={today[name]} currency={currency} />}
      note={
        <>
          {text('yesterday')} <Amount value={before[name]} currency={currency} />
        </>
      }
      {...changeOf(Number(today[name]), Number(before[name]), name === 'ggr')}
    />
  );
  return (
    <KeyFigures>
      {money('deposits')}
      {money('withdrawals')}
      {money('stake')}
      {money('ggr')}
      <StatTile
        label={text('players')}
        figure={formatNumber(language, today.players)}
        note={text('yesterdayPlayers', { players: formatNumber(language, before.players) })}
      />
    </KeyFigures>
  );
}

/** In whole percents, for the eye alone: the sums themselves stand beside it. */
function changeOf(now: number, before: number, hasDirection: boolean) {
  if (before === 0) return {};
  const percent = ((now - before) / Math.abs(before)) * 100;
  const isRise = percent >= 0;
  const change = { label: `${Math.abs(percent).toFixed(1)}%`, isRise };
  return { change: hasDirection ? { ...change, isGood: isRise } : change };
}
