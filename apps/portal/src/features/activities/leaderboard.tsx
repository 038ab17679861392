import './leaderboard.css';
import { getMissionLeaderboard, type Mission } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { CloseTime } from './close-time.tsx';
import { usePrizeText } from './use-prize-text.ts';

const COUNTED_EVERY_MS = 60_000;

/** Who has reached most in the cycle, what each rank brings, and where the reader is. */
export function Leaderboard({ mission }: { mission: Mission }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const { code } = usePageLanguage();
  const { missionId, title, detail, endsAt, unit, currency, rankPrizes } = mission;
  const board = useQuery({
    ...ownQuery('activities', 'board', missionId),
    queryFn: () => send(getMissionLeaderboard, { query: { missionId } }),
    staleTime: 0,
    refetchInterval: COUNTED_EVERY_MS,
  });
  const shown = (value: string) =>
    unit === 'money' ? formatMoney(code, value, currency) : formatNumber(code, Number(value));
  return (
    <section className="leaders" aria-labelledby={`board-${missionId}`}>
      <header className="leaders-head">
        <Trophy aria-hidden size={26} />
        <div>
          <h2 id={`board-${missionId}`} className="font-head text-lg font-bold">
            {title}
          </h2>
          {detail !== '' && <p className="text-muted text-sm">{detail}</p>}
        </div>
        <p className="text-muted text-sm">
          <CloseTime endsAt={endsAt} />
        </p>
      </header>
      <ul className="leaders-prizes" aria-label={text('rankPrizes')}>
        {rankPrizes.map(({ rankFrom, rankTo, prize }) => (
          <li key={rankFrom}>
            <span>
              {rankFrom === rankTo
                ? text('rank', { rank: String(rankFrom) })
                : text('ranks', { from: String(rankFrom), to: String(rankTo) })}
            </span>
            <b>{prizeText(prize, currency)}</b>
          </li>
        ))}
      </ul>
      <Answer of={board}>
        {({ content, footer, isFinal }) => (
          <>
            {content.length === 0 ? (
              <p className="text-muted py-4">{text('noRanks')}</p>
            ) : (
              <ol className="leaders-ranks">
                {content.map(({ rank, account, reachedValue, isOwn }) => (
                  <li key={rank} data-own={isOwn || undefined}>
                    <b className="leaders-rank">{rank}</b>
                    <span className="truncate">{isOwn ? text('you', { account }) : account}</span>
                    <span className="leaders-figure">{shown(reachedValue)}</span>
                  </li>
                ))}
              </ol>
            )}
            <p className="leaders-own" role="status">
              {footer.rank === null
                ? text('ownUnranked', { reached: shown(footer.reachedValue) })
                : text('ownRank', { rank: String(footer.rank), reached: shown(footer.reachedValue) })}
              <span className="text-muted">{text(isFinal ? 'frozen' : 'countedEachMinute')}</span>
            </p>
          </>
        )}
      </Answer>
    </section>
  );
}
