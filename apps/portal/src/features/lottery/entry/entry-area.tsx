import '@pelita/ui/form.css';
import './entry-area.css';
import { Dices, Keyboard, LayoutGrid } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import { Board } from './board.tsx';
import type { Entry } from './entry.ts';
import { Keypad } from './keypad.tsx';
import type { Choice } from './use-choice.ts';

type Props = {
  entry: Entry;
  choice: Choice;
  /** When the draw is held that is bet on. */
  drawsAt: string;
  example: string;
  /** Why what is entered is no bet; said once there is anything. */
  problem: string | undefined;
  hits?: ReadonlyMap<string, number>;
  oddsOf?: (choice: string) => string | null;
};

const RANDOM_NUMBERS = 5;

/** Where the numbers of a bet are chosen: on a board, by a keypad, or typed and pasted as text. */
export function EntryArea({ entry, choice, drawsAt, example, problem, hits, oddsOf }: Props) {
  const text = useText('betting');
  const isTyping = choice.typed !== null;
  const isGrid = entry.form === 'board' && entry.look === 'hundred';
  return (
    <div className="entry-area">
      {isTyping ? (
        <TypedContent choice={choice} example={example} problem={problem} />
      ) : entry.form === 'board' ? (
        <Board entry={entry} choice={choice} drawsAt={drawsAt} {...(hits && { hits })} {...(oddsOf && { oddsOf })} />
      ) : (
        <Keypad key={choice.of} entry={entry} choice={choice} />
      )}
      {!isTyping && problem !== undefined && (
        <p role="alert" className="entry-problem">
          {problem}
        </p>
      )}
      <div className="entry-acts">
        {isGrid && !isTyping && <GridPicks choice={choice} entry={entry} />}
        <button type="button" className="entry-act" onClick={() => choice.pickAtRandom(isGrid ? RANDOM_NUMBERS : 1)}>
          <Dices aria-hidden size={16} />
          {text('random')}
        </button>
        <button type="button" className="entry-act" onClick={() => choice.type(isTyping ? null : choice.content)}>
          {isTyping ? <LayoutGrid aria-hidden size={16} /> : <Keyboard aria-hidden size={16} />}
          {text(isTyping ? 'pickNumbers' : 'typeNumbers')}
        </button>
        <button type="button" className="entry-clear" disabled={choice.content === ''} onClick={choice.clear}>
          {text('clear')}
        </button>
      </div>
    </div>
  );
}

function TypedContent({ choice, example, problem }: Pick<Props, 'choice' | 'example' | 'problem'>) {
  const text = useText('betting');
  return (
    <div className="field" data-invalid={problem === undefined ? undefined : true}>
      <label htmlFor="typed-content" className="field-label">
        {text('typed')}
      </label>
      <span className="field-box">
        <textarea
          id="typed-content"
          className="field-input field-area entry-text"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={choice.typed ?? ''}
          aria-invalid={problem !== undefined}
          aria-describedby="typed-note"
          onChange={(event) => choice.type(event.target.value)}
        />
      </span>
      <span id="typed-note" className={problem === undefined ? 'field-hint' : 'field-problem'}>
        {problem ?? text('typedHint', { example })}
      </span>
    </div>
  );
}

const isDouble = (number: string) => number[0] === number[1];
const isEven = (number: string) => Number(number) % 2 === 0;
const gridPicks = {
  even: isEven,
  odd: (number: string) => !isEven(number),
  doubles: isDouble,
} as const;

function GridPicks({ choice, entry }: { choice: Choice; entry: Entry }) {
  const text = useText('betting');
  const all = entry.form === 'board' ? (entry.rows[0]?.choices ?? []) : [];
  return (Object.keys(gridPicks) as (keyof typeof gridPicks)[]).map((name) => (
    <button
      key={name}
      type="button"
      className="entry-act"
      onClick={() => choice.takeRow(0, all.filter(gridPicks[name]))}
    >
      {text(`pick_${name}`)}
    </button>
  ));
}
