import { Picture } from '@pelita/ui/picture';
import type { FoundGame } from './found-games.ts';

/** One title of the list. The box keeps the focus, so the keyboard reaches it by the arrow keys. */
export function FoundRow(props: {
  game: FoundGame;
  /** Whose it is and what kind. */
  note: string;
  /** The picture that stands here: another title's until whoever types has rested. */
  icon: string | undefined;
  id: string;
  isChosen: boolean;
  onLaunch: (game: FoundGame) => void;
}) {
  const { game, note, icon, id, isChosen, onLaunch } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox above answers the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="found-row"
      onClick={() => onLaunch(game)}
    >
      <Picture
        src={icon}
        width={48}
        height={60}
        className={icon === game.icon ? 'found-picture' : 'found-picture is-late'}
      />
      <span className="min-w-0">
        <span className="found-name">{game.gameName}</span>
        <span className="found-vendor">{note}</span>
      </span>
    </div>
  );
}
