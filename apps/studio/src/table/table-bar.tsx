import { History, Info, Users, Volume2, VolumeX } from 'lucide-react';
import { useTable, useTableMoney, useTableState, useTableText } from './use-table.ts';

export type TableSheet = 'rules' | 'played';

export function TableBar({ onOpen }: { onOpen: (sheet: TableSheet) => void }) {
  const game = useTable();
  const text = useTableText();
  const money = useTableMoney();
  const table = useTableState((state) => state.table);
  const news = useTableState((state) => state.news);
  const balance = useTableState((state) => state.balance);
  const currency = useTableState((state) => state.currency);
  const hasSound = useTableState((state) => state.hasSound);
  return (
    <header className="table-bar">
      <div className="table-name">
        <h1>{game.facts.name}</h1>
        {table && (
          <p className="muted figures">
            {text('limits', { minimum: money.bare(table.minimum), maximum: money.bare(table.maximum) })}
          </p>
        )}
      </div>
      {news && (
        <p className="seats figures">
          <Users aria-hidden="true" />
          {text('players', { count: Math.max(1, news.players) })}
        </p>
      )}
      <p className="table-balance">
        <span className="muted">{currency}</span>
        <b className="figures" data-balance={balance}>
          {money.bare(balance)}
        </b>
      </p>
      <nav className="tools">
        <button
          type="button"
          className="tool"
          aria-pressed={hasSound}
          aria-label={text(hasSound ? 'soundOff' : 'soundOn')}
          onClick={() => game.toggleSound()}
        >
          {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        </button>
        <button type="button" className="tool" aria-label={text('info')} onClick={() => onOpen('rules')}>
          <Info aria-hidden="true" />
        </button>
        <button type="button" className="tool" aria-label={text('history')} onClick={() => onOpen('played')}>
          <History aria-hidden="true" />
        </button>
      </nav>
    </header>
  );
}
