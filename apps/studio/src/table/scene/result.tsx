import { colourOf, readBaccarat, readDice, type TableEngine } from '@pelita/games/table';
import { minorOf } from '../../game/amounts.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';

type Text = ReturnType<typeof useTableText>;

/** What came, in words, and what it brought: return, stake and net. A loss is quiet. */
export function Result() {
  const text = useTableText();
  const { engine } = useTable();
  const drawn = useTableState((state) => state.news?.round.drawn ?? null);
  const isShown = useTableState((state) => state.isShown);
  return (
    <div className="result" role="status">
      {isShown && drawn && (
        <div className="result-card">
          <p className="result-words">{outcomeText(text, engine, drawn)}</p>
          <Brought />
        </div>
      )}
    </div>
  );
}

function Brought() {
  const text = useTableText();
  const money = useTableMoney();
  const settled = useTableState((state) => state.settled);
  const currency = useTableState((state) => state.currency);
  if (!settled) return null;
  const net = minorOf(settled.win, currency) - minorOf(settled.stake, currency);
  const isWon = net > BigInt(0);
  return (
    <p className="result-money figures">
      {text('returned', { back: money.bare(settled.win), stake: money.bare(settled.stake) })}
      {' · '}
      <b className={isWon ? 'won' : undefined}>
        {text('net', { amount: `${isWon ? '+' : ''}${money.minor(net).replace('-', '−')}` })}
      </b>
    </p>
  );
}

/** An outcome as it is called at the table. */
export function outcomeText(text: Text, engine: TableEngine, drawn: readonly number[]): string {
  const { family } = engine;
  if (family === 'roulette') {
    const [number = 0] = drawn;
    return text('winNumber', { number: String(number), colour: colourOf(number) });
  }
  if (family === 'sic-bo') {
    const { total, isTriple } = readDice(drawn);
    return text(isTriple ? 'winTriple' : 'winDice', { total: String(total) });
  }
  if (family === 'dragon-tiger') {
    const won = engine.winner(drawn);
    return text(won === 'dragon' ? 'winDragon' : won === 'tiger' ? 'winTiger' : 'winTieCards');
  }
  const read = readBaccarat(drawn);
  const totals = { player: String(read.player.total), banker: String(read.banker.total) };
  return text(read.winner === 'player' ? 'winPlayer' : read.winner === 'banker' ? 'winBanker' : 'winTie', totals);
}
