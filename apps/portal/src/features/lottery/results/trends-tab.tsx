import './results.css';
import { type CallValue, hotAndGaps, type LotteryGame } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { Chart } from '@pelita/ui/chart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { prizeOrder } from './drawn-numbers.ts';

type Place = CallValue<typeof hotAndGaps>['places'][number];

const DRAWS_COUNTED = 100;
const LISTED = 10;

/** LOTT-06: how often each number came, and which have not come for long. Draws have no memory, and the page says so. */
export default function TrendsTab({ game }: { game: LotteryGame }) {
  const text = useText('betting');
  const [chosen, setChosen] = useState<string | null>(null);
  const answer = useQuery({
    queryKey: ['lottery', 'draws', game.gameId, 'trends'],
    queryFn: () => send(hotAndGaps, { params: { id: game.gameId }, query: { draws: String(DRAWS_COUNTED) } }),
    staleTime: 30_000,
  });
  const placeName = usePlaceName();
  return (
    <Answer of={answer}>
      {({ places, counted }) => {
        const place = places.find((one) => one.place === chosen) ?? places[0];
        if (!place || counted === 0) return <p className="results-none">{text('noResults')}</p>;
        return (
          <>
            {places.length > 1 && (
              <div role="group" aria-label={text('places')} className="trend-head">
                {places.map((one) => (
                  <button
                    key={one.place}
                    type="button"
                    className="chip"
                    aria-pressed={one === place}
                    onClick={() => setChosen(one.place)}
                  >
                    {placeName(one.place)}
                  </button>
                ))}
              </div>
            )}
            <Chart
              title={text('hitsOf', { count: counted })}
              points={place.numbers.map(({ number }) => number)}
              pointsName={text('number')}
              series={[
                { name: text('hits'), kind: 'bars', values: place.numbers.map(({ hits }) => String(hits)) },
                {
                  name: text('gap'),
                  kind: 'line',
                  values: place.numbers.map(({ gap }) => (gap === null ? null : String(gap))),
                },
              ]}
            />
            <HotAndCold place={place} counted={counted} />
            <p className="rules-note mt-4">{text('noMemory')}</p>
          </>
        );
      }}
    </Answer>
  );
}

function HotAndCold({ place, counted }: { place: Place; counted: number }) {
  const text = useText('betting');
  const hot = place.numbers.toSorted((a, b) => b.hits - a.hits).slice(0, LISTED);
  const late = place.numbers.toSorted((a, b) => (b.gap ?? counted) - (a.gap ?? counted)).slice(0, LISTED);
  return (
    <div className="trend-lists">
      <section className="trend-list" aria-label={text('hot')}>
        <h3>{text('hot')}</h3>
        <ul>
          {hot.map(({ number, hits }) => (
            <li key={number}>
              <b>{number}</b>
              <span>{text('times', { count: hits })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="trend-list" aria-label={text('late')}>
        <h3>{text('late')}</h3>
        <ul>
          {late.map(({ number, gap }) => (
            <li key={number}>
              <b>{number}</b>
              <span>
                {gap === null ? text('notAmong', { count: String(counted) }) : text('drawsAgo', { count: gap })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A position, the whole draw, or a prize. */
function usePlaceName(): (place: string) => string {
  const text = useText('playTypes');
  const betting = useText('betting');
  return (place) => {
    const prize = prizeOrder.find((name) => name === place);
    if (prize) return text(`prize_${prize}`);
    return /^\d+$/.test(place) ? text('place', { place }) : betting('anyPlace');
  };
}
