import './board.css';
import { memo } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Die } from '../results/die.tsx';
import { useChoiceLabels } from './choice-label.ts';
import type { Board as BoardEntry, Row } from './entry.ts';
import type { Choice } from './use-choice.ts';

type Props = {
  entry: BoardEntry;
  choice: Choice;
  /** When the draw is held that is bet on. */
  drawsAt: string;
  /** How often each number came in the last draw; a dot for each time. */
  hits?: ReadonlyMap<string, number>;
  /** What one unit returns, of choices that have odds of their own. */
  oddsOf?: (choice: string) => string | null;
};

/** Rows of choices, each on or off. */
export function Board({ entry, choice, drawsAt, hits, oddsOf }: Props) {
  const { choiceLabel, rowLabel } = useChoiceLabels();
  const text = useText('betting');
  return (
    <div className={`board board-${entry.look} ${entry.rows.length > 1 ? 'board-rows' : ''}`}>
      {entry.rows.map((row, at) => (
        <div key={row.name} role="group" aria-label={rowLabel(row.name) || text('numbers')} className="board-row">
          {row.name !== '' && <span className="board-row-name">{rowLabel(row.name)}</span>}
          <div className="board-cells">
            {row.choices.map((one) => (
              <Cell
                key={one}
                row={at}
                one={one}
                label={entry.look === 'dice' ? null : choiceLabel(one, drawsAt)}
                isOn={choice.chosen[at]?.includes(one) ?? false}
                hits={hits?.get(one) ?? 0}
                odds={oddsOf?.(one) ?? null}
                onPress={choice.toggle}
              />
            ))}
          </div>
          {entry.look === 'digits' && row.choices.length === 10 && entry.rows.length > 1 && (
            <RowPicks
              row={row}
              isAnyOn={(choice.chosen[at]?.length ?? 0) > 0}
              onTake={(of) => choice.takeRow(at, of)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** A press changes one of a hundred; the others are not rendered for it. */
const Cell = memo(function Cell(props: {
  row: number;
  one: string;
  /** Null where the faces of dice stand instead. */
  label: string | null;
  isOn: boolean;
  hits: number;
  odds: string | null;
  onPress: (row: number, one: string) => void;
}) {
  const { row, one, label, isOn, hits, odds, onPress } = props;
  return (
    <button type="button" className="board-cell" aria-pressed={isOn} onClick={() => onPress(row, one)}>
      {label ?? (
        <span className="board-dice">
          {Array.from(one, (face, at) => (
            <Die key={at} face={face} />
          ))}
        </span>
      )}
      {odds !== null && <span className="board-odds">{`×${odds}`}</span>}
      {hits > 0 && <Hits count={hits} />}
    </button>
  );
});

function Hits({ count }: { count: number }) {
  const text = useText('betting');
  return (
    <span className="board-hits">
      <span className="sr-only">{text('cameLast', { count })}</span>
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  );
}

const picks = {
  all: () => true,
  big: (digit: string) => digit >= '5',
  small: (digit: string) => digit < '5',
  odd: (digit: string) => Number(digit) % 2 === 1,
  even: (digit: string) => Number(digit) % 2 === 0,
} as const;

function RowPicks(props: { row: Row; isAnyOn: boolean; onTake: (choices: readonly string[]) => void }) {
  const { row, isAnyOn, onTake } = props;
  const text = useText('betting');
  return (
    <div className="board-picks">
      {(Object.keys(picks) as (keyof typeof picks)[]).map((name) => (
        <button key={name} type="button" className="board-pick" onClick={() => onTake(row.choices.filter(picks[name]))}>
          {text(`pick_${name}`)}
        </button>
      ))}
      <button type="button" className="board-pick" disabled={!isAnyOn} onClick={() => onTake([])}>
        {text('clear')}
      </button>
    </div>
  );
}
