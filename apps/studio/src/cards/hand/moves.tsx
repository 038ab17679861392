import { beatsBigTwo, beatsTienLen, BIDS, type CardFamily, readBigTwo, readTienLen, STAKES } from '@pelita/games/cards';
import type { CardHandNews } from '@pelita/contract';
import { times } from '../../game/amounts.ts';
import { useAmount, useCardName, useCards, useCardState, useCardText } from '../use-cards.ts';

/** What the player can do now, under the thumb. */
export function Moves() {
  const text = useCardText();
  const game = useCards();
  const news = useCardState((state) => state.news);
  const isSending = useCardState((state) => state.isSending);
  if (!news) return null;
  if (news.seat === null) return <SitDown />;
  const hand = news.hand;
  const isMine = hand?.own != null && (hand.look?.toAct.includes(hand.own) ?? false);
  if (!hand || !isMine || !hand.look)
    return (
      <div className="moves">
        <button type="button" className="quiet-button" disabled={isSending} onClick={() => void game.leave()}>
          {text('leave')}
        </button>
      </div>
    );
  if (hand.look.phase === 'play') return <Play hand={hand} />;
  return hand.look.phase === 'bid' ? <Bid /> : <Stake />;
}

function SitDown() {
  const text = useCardText();
  const amount = useAmount();
  const { sit } = useCards();
  const table = useCardState((state) => state.table);
  const isSending = useCardState((state) => state.isSending);
  if (!table) return null;
  return (
    <div className="sit">
      <p>
        {table.isPractice ? text('sitPractice') : text('sitNote', { hold: `${table.currency} ${amount(table.hold)}` })}
      </p>
      <button type="button" className="golden move" disabled={isSending} onClick={sit}>
        {text('sit')}
      </button>
    </div>
  );
}

function Bid() {
  const text = useCardText();
  const { move } = useCards();
  const isSending = useCardState((state) => state.isSending);
  return (
    <div className="moves moves-even">
      {BIDS.map((units) => (
        <button
          key={units}
          type="button"
          className="quiet-button move"
          disabled={isSending}
          onClick={() => void move({ kind: 'bid', units })}
        >
          {units === 0 ? text('bidNone') : text('bidTimes', { times: String(units) })}
        </button>
      ))}
    </div>
  );
}

function Stake() {
  const text = useCardText();
  const amount = useAmount();
  const { move } = useCards();
  const table = useCardState((state) => state.table);
  const isSending = useCardState((state) => state.isSending);
  if (!table) return null;
  const worth = (units: number) => (table.isPractice ? `×${units}` : amount(times(table.unit, units, table.currency)));
  return (
    <div className="moves moves-even">
      {STAKES.map((units) => (
        <button
          key={units}
          type="button"
          className="quiet-button move"
          disabled={isSending}
          onClick={() => void move({ kind: 'stake', units })}
        >
          {text('stakeUnits', { amount: worth(units) })}
        </button>
      ))}
    </div>
  );
}

function Play({ hand }: { hand: CardHandNews }) {
  const text = useCardText();
  const nameOf = useCardName();
  const { move, game } = useCards();
  const chosen = useCardState((state) => state.chosen);
  const isSending = useCardState((state) => state.isSending);
  const { trick = null, mustInclude = null } = hand.look ?? {};
  const isPlayable = canPlay(game.family, chosen, trick?.cards ?? null, mustInclude);
  const hint =
    mustInclude !== null
      ? text('mustInclude', { card: nameOf(mustInclude) })
      : chosen.length === 0
        ? text(trick ? 'choose' : 'lead')
        : isPlayable
          ? null
          : text('cannotPlay');
  return (
    <div className="moves">
      {hint && !isPlayable && <p className="moves-hint muted">{hint}</p>}
      {trick && (
        <button
          type="button"
          className="quiet-button move"
          disabled={isSending}
          onClick={() => void move({ kind: 'pass' })}
        >
          {text('pass')}
        </button>
      )}
      <button
        type="button"
        className="golden move"
        disabled={!isPlayable || isSending}
        onClick={() => void move({ kind: 'play', cards: [...chosen] })}
      >
        {chosen.length > 0 ? text('playCards', { count: chosen.length }) : text('play')}
      </button>
    </div>
  );
}

/** By the same rules as the server's, so that nobody is refused after the press. */
function canPlay(
  family: CardFamily,
  cards: readonly number[],
  lies: readonly number[] | null,
  mustInclude: number | null,
): boolean {
  if (cards.length === 0 || (mustInclude !== null && !cards.includes(mustInclude))) return false;
  const [read, beats] = family === 'big-two' ? [readBigTwo, beatsBigTwo] : [readTienLen, beatsTienLen];
  const [played, beaten] = [read(cards), lies && read(lies)];
  return played !== null && (!beaten || beats(played, beaten));
}
