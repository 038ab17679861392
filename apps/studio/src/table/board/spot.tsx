import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paysText, useSpotName } from '../spot-words.ts';
import { liesOn } from '../table-state.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';
import { Chip } from './chip.tsx';
import { useWinning } from './use-winning.ts';

type SpotProps = { id: string; tone?: string; label?: ReactNode; isSmall?: boolean };

const hasChips = (minor: bigint) => minor !== BigInt(0);

/** A place for chips: what it is, what it pays, one's own chips, how many people are on it. */
export function SpotButton({ id, tone = 'plain', label, isSmall = false }: SpotProps) {
  const game = useTable();
  const text = useTableText();
  const money = useTableMoney();
  const name = useSpotName()(id);
  const lies = useTableState((state) => liesOn(state, id));
  const isStaged = useTableState((state) =>
    state.staged.some((placement) => placement.some(({ spot }) => spot === id)),
  );
  const crowd = useTableState((state) => state.news?.crowd[id] ?? 0);
  const isBetting = useTableState((state) => state.news?.round.phase === 'betting');
  const winning = useWinning();
  const spot = game.engine.spots.find((known) => known.id === id);
  if (!spot) return null;
  const pays = paysText(spot);
  const isOwn = hasChips(lies);
  return (
    <button
      type="button"
      className={`spot spot-${tone}${isSmall ? ' spot-small' : ''}`}
      data-spot={id}
      data-own={isOwn || undefined}
      data-won={winning?.has(id) || undefined}
      aria-label={text('spotLabel', { spot: name, pays, amount: money.minor(lies) })}
      aria-disabled={!isBetting}
      onClick={() => game.put([id])}
    >
      <span className="spot-name">{label ?? name}</span>
      {!isSmall && <span className="spot-pays figures">{pays}</span>}
      <span className="spot-chips">{isOwn && <Chip minor={lies} isOwn={isStaged} />}</span>
      {crowd > 0 && !isSmall && (
        <span className="spot-crowd figures">
          <Users aria-hidden="true" />
          {crowd}
        </span>
      )}
    </button>
  );
}
