import { Balance } from '../frame/balance.tsx';
import { type OddsFormat, oddsFormats } from '@pelita/games/book';
import { useBook, useBookMoney, useBookState, useBookText } from './use-book.ts';

export type BookView = 'matches' | 'bets' | 'results';
const views: readonly BookView[] = ['matches', 'bets', 'results'];

export function BookBar({ view, onView }: { view: BookView; onView: (view: BookView) => void }) {
  const game = useBook();
  const text = useBookText();
  const money = useBookMoney();
  const balance = useBookState((state) => state.balance);
  const currency = useBookState((state) => state.currency);
  const format = useBookState((state) => state.format);
  const open = useBookState(({ bets }) => bets.filter(({ state }) => state === 'open').length);
  return (
    <header className="book-bar">
      <div className="book-top">
        <div className="table-name">
          <h1>{game.facts.name}</h1>
          <p className="virtual-tag">{text('virtualShort')}</p>
        </div>
        <label className="book-format">
          <span className="sr-only">{text('format')}</span>
          <select value={format} onChange={(event) => game.setFormat(event.target.value as OddsFormat)}>
            {oddsFormats.map((value) => (
              <option key={value} value={value}>
                {text(`format_${value}`)}
              </option>
            ))}
          </select>
        </label>
        <Balance currency={currency} balance={balance} shown={money(balance)} />
      </div>
      <nav className="book-views" aria-label={text('views')}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={view === name ? 'page' : undefined}
            onClick={() => onView(name)}
          >
            {text(name === 'bets' ? 'myBets' : name)}
            {name === 'bets' && open > 0 && <i className="figures">{open}</i>}
          </button>
        ))}
      </nav>
    </header>
  );
}
