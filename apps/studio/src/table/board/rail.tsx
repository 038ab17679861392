import { Lock, Repeat, Undo2 } from 'lucide-react';
import { minorOf } from '../../game/amounts.ts';
import { useSecondsTo } from '../use-seconds.ts';
import { sumOf, totalOf } from '../table-state.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';
import { Chip } from './chip.tsx';

const isSome = (minor: bigint) => minor > BigInt(0);

/** Under the thumb: chips, and what is done with them. The golden button is the one next act, and there is none while bets are closed. */
export function Rail() {
  const phase = useTableState((state) => state.news?.round.phase);
  return (
    <div className="rail">
      <ChipRow isClosed={phase !== 'betting'} />
      <Acts isBetting={phase === 'betting'} />
    </div>
  );
}

function ChipRow({ isClosed }: { isClosed: boolean }) {
  const game = useTable();
  const text = useTableText();
  const money = useTableMoney();
  const table = useTableState((state) => state.table);
  const chosen = useTableState((state) => state.chipMinor);
  if (!table) return null;
  return (
    <div className={`chip-row${isClosed ? ' chip-row-closed' : ''}`}>
      {table.chips.map((chip) => {
        const minor = minorOf(chip, table.currency);
        return (
          <button
            key={chip}
            type="button"
            className="chip-button"
            aria-pressed={minor === chosen}
            aria-label={text('chip', { amount: money.bare(chip) })}
            onClick={() => game.chooseChip(minor)}
          >
            <Chip minor={minor} isOwn={minor === chosen} />
          </button>
        );
      })}
    </div>
  );
}

function Acts({ isBetting }: { isBetting: boolean }) {
  const game = useTable();
  const text = useTableText();
  const money = useTableMoney();
  const staged = useTableState((state) => state.staged);
  const placed = useTableState((state) => state.placed);
  const last = useTableState((state) => state.last);
  const isSending = useTableState((state) => state.isSending);
  if (!isBetting) return <Closed />;
  const total = totalOf(sumOf(staged));
  const isStaged = isSome(total);
  const canDouble = isStaged || placed.size > 0;
  return (
    <div className="acts">
      <button
        type="button"
        className="quiet-button act"
        disabled={!isStaged || isSending}
        aria-label={text('undo')}
        onClick={() => game.undo()}
      >
        <Undo2 aria-hidden="true" />
      </button>
      <button
        type="button"
        className="quiet-button act"
        disabled={isSending || (!canDouble && last.size === 0)}
        aria-label={text(canDouble ? 'double' : 'repeat')}
        onClick={() => (canDouble ? game.double() : game.repeat())}
      >
        {canDouble ? <span className="twice">×2</span> : <Repeat aria-hidden="true" />}
      </button>
      {isStaged ? (
        <button type="button" className="golden confirm" disabled={isSending} onClick={() => void game.confirm()}>
          <span>{text(isSending ? 'confirming' : 'confirm')}</span>
          <b className="figures">{money.minor(total)}</b>
        </button>
      ) : (
        <p className="hint muted">
          {placed.size > 0 ? `${text('placed')} ${money.minor(totalOf(placed))}` : text('choose')}
        </p>
      )}
    </div>
  );
}

function Closed() {
  const text = useTableText();
  const endsAt = useTableState((state) => state.news?.round.endsAt);
  const seconds = useSecondsTo(endsAt);
  return (
    <p className="acts-closed">
      <Lock aria-hidden="true" />
      <span>
        <b>{text('closed')}</b>
        <span className="muted figures">{text('opensIn', { seconds: String(seconds) })}</span>
      </span>
    </p>
  );
}
