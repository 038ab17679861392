import type { OpenTable, TableResult } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Picture } from '@pelita/ui/picture';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../../shared/page/page.ts';
import { playGame } from '../play-game.ts';

/** A live table: its limits, the people who have it open, and its last rounds as its own page writes them down. */
export function TableCard({ table: { game, minimum, maximum, players, lastResults } }: { table: OpenTable }) {
  const text = useText('lobby');
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const whole = (amount: string) => formatNumber(code, Number(amount));
  const limits = text('tableLimits', {
    minimum: formatMoney(code, minimum, settings.currency).replace(/[.,]00$/, ''),
    maximum: whole(maximum),
  });
  return (
    <button type="button" className="table-card" onClick={() => playGame(game)}>
      <span className="table-card-head">
        <Picture src={game.defaultIcon} width={56} height={70} className="table-card-picture" />
        <span className="min-w-0">
          <b className="table-card-name">{game.gameName}</b>
          <span className="table-card-fact">{limits}</span>
          <span className="table-card-fact" data-lively={players > 0 || undefined}>
            {text('tablePlayers', { count: players })}
          </span>
        </span>
      </span>
      <LastResults results={lastResults} />
    </button>
  );
}

function LastResults({ results }: { results: readonly TableResult[] }) {
  const text = useText('lobby');
  if (results.length === 0) return <span className="table-card-quiet">{text('tableQuiet')}</span>;
  return (
    <span className="table-beads">
      {results.map(({ winner, tone }, at) => (
        <span key={at} className={`table-bead table-bead-${tone}`}>
          <Bead winner={winner} tone={tone} />
        </span>
      ))}
    </span>
  );
}

function Bead({ winner, tone }: TableResult) {
  const text = useText('lobby');
  // A pocket of the roulette is its number.
  return tone in letterOf ? text(letterOf[tone as keyof typeof letterOf]) : winner;
}

const letterOf = {
  player: 'beadPlayer',
  banker: 'beadBanker',
  tie: 'beadTie',
  dragon: 'beadDragon',
  tiger: 'beadTiger',
  big: 'beadBig',
  small: 'beadSmall',
  triple: 'beadTriple',
} as const satisfies Partial<Record<TableResult['tone'], string>>;
