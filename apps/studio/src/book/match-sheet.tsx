import { Sheet } from '../sheets/sheet.tsx';
import { OddsButton } from './odds-button.tsx';
import { Pitch } from './pitch.tsx';
import { sidesOf, useMarketName } from './selection-name.ts';
import { useBookState, useBookText } from './use-book.ts';

/** Everything that is offered on one match, with the board of it. */
export default function MatchSheet({ matchId, onClose }: { matchId: string; onClose: () => void }) {
  const text = useBookText();
  const nameOf = useMarketName();
  const match = useBookState((state) => state.matches.get(matchId));
  if (!match) return null;
  return (
    <Sheet title={sidesOf(match)} closeLabel={text('close')} onClose={onClose}>
      <Pitch match={match} />
      <p className="muted virtual-note">{text('virtual')}</p>
      {match.suspendedUntil !== null && (
        <p role="status" className="suspended">
          {text('suspendedNow')}
        </p>
      )}
      {[...Map.groupBy(match.markets, ({ kind }) => kind)].map(([kind, markets]) => (
        <section key={kind} className="market">
          <h3>{nameOf(kind)}</h3>
          <div className="market-lines">
            {markets.map((market) => (
              <div key={market.id} className="market-odds" data-kind={kind}>
                {market.selections.map((selection) => (
                  <OddsButton key={selection.id} match={match} market={market} selection={selection} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      {match.commitment !== null && (
        <section>
          <h3>{text('fairness')}</h3>
          <p className="muted">{text('fairnessNote')}</p>
          <p className="code">{match.commitment}</p>
        </section>
      )}
    </Sheet>
  );
}
