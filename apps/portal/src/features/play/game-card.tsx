import type { CardGame } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { playGame } from './play-game.ts';
import { Picture } from '@pelita/ui/picture';

/**
 * A title of the catalogue: the whole card launches it, the heart keeps it. Hundreds of them come and go while somebody
 * scrolls, so they have as few elements as they can: what only decorates is drawn by the style sheet.
 */
export function GameCard(props: {
  game: CardGame;
  highlight?: string | undefined;
  isBadgeQuiet?: boolean;
  /** Whether its picture makes up the first screen. */
  isFirst?: boolean;
}) {
  const { game, highlight, isBadgeQuiet = false, isFirst = false } = props;
  const text = useText('games');
  return (
    <article className="game-card" style={{ backgroundColor: game.placeholderColour }}>
      <button type="button" className="game-launch" onClick={() => playGame(game)}>
        <span className="sr-only">{spokenTitle(game, text)}</span>
        <Picture src={game.defaultIcon} width={320} height={400} className="game-picture" isOfFirstScreen={isFirst} />
        <span aria-hidden className="game-words">
          <span className="game-name">
            <Highlighted text={game.gameName} part={highlight} />
          </span>
          <span className="game-vendor">{game.vendorName}</span>
          <span className="game-vendor game-rtp">{rtpText(game, text)}</span>
        </span>
      </button>
      {(game.isHot || game.isNew) && !isBadgeQuiet && (
        <span className={`game-badge ${game.isHot ? 'game-badge-hot' : 'game-badge-new'}`}>
          {text(game.isHot ? 'badgeHot' : 'badgeNew')}
        </span>
      )}
      <FavouriteButton nodeId={game.nodeId} gameName={game.gameName} />
    </article>
  );
}

/** All that the card's words show, so that whoever speaks to a device can say any of them. */
export function spokenTitle(game: CardGame, text: ReturnType<typeof useText<'games'>>): string {
  return [text('play', { game: game.gameName }), game.vendorName, rtpText(game, text)].filter(Boolean).join(', ');
}

/** The stated return, of a title that has one. */
export function rtpText({ rtpPercent }: CardGame, text: ReturnType<typeof useText<'games'>>): string | null {
  return rtpPercent && text('rtp', { percent: rtpPercent });
}

function Highlighted({ text, part }: { text: string; part: string | undefined }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (!part || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
