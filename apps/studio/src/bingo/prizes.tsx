import { isWonBy } from '@pelita/games/bingo';
import { Check } from 'lucide-react';
import { ofRound } from './bingo-state.ts';
import { useAmount, useBingo, useBingoState, useBingoText, useTickets } from './use-bingo.ts';

/** The prizes of the round that is called, or of the one on sale while none is: what each is worth, and who has it. */
export function Prizes() {
  const { engine } = useBingo();
  const text = useBingoText();
  const amount = useAmount();
  const calling = useBingoState((state) => state.calling);
  const selling = useBingoState((state) => state.selling);
  const purchases = useBingoState((state) => state.purchases);
  const own = useTickets(calling?.round, ofRound(purchases, calling?.number));
  const prizes = calling?.prizes ?? selling?.prizes.map((prize) => ({ ...prize, won: null })) ?? [];
  return (
    <section className="prizes" aria-label={text('prizes')}>
      <ul>
        {prizes.map(({ prize, amount: worth, won }) => {
          const rule = engine.prizes.find(({ id }) => id === prize);
          const isOwn =
            won !== null &&
            rule !== undefined &&
            own.some((ticket) => isWonBy(rule, ticket, (calling?.called ?? []).slice(0, won.calls)));
          return (
            <li key={prize} className={`prize${won ? ' prize-won' : ''}${isOwn ? ' prize-own' : ''}`}>
              <span className="prize-name">{text(`prize_${prize as (typeof engine.prizes)[number]['id']}`)}</span>
              <b className="figures">{amount(worth)}</b>
              <span className="muted figures prize-state">
                {won && <Check aria-hidden="true" />}
                {isOwn
                  ? text('wonByYou')
                  : won
                    ? text('wonAt', { call: String(won.calls), count: won.tickets })
                    : calling && !calling.isOver
                      ? text('open')
                      : text('shareOf', { percent: String((rule?.shareBasisPoints ?? 0) / 100) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
