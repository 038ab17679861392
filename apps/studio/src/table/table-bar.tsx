import { Users } from 'lucide-react';
import { Balance } from '../frame/balance.tsx';
import { Tools } from '../frame/tools.tsx';
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
      <Balance currency={currency} balance={balance} shown={money.bare(balance)} />
      <Tools
        text={text}
        hasSound={hasSound}
        onSound={() => game.toggleSound()}
        onInfo={() => onOpen('rules')}
        onHistory={() => onOpen('played')}
      />
    </header>
  );
}
