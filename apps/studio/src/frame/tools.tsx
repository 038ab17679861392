import { History, Info, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';

/** At the end of a game's bar: sound, rules and what was played; before them what only this game has. */
export function Tools(props: {
  text: (key: 'soundOff' | 'soundOn' | 'info' | 'history') => string;
  hasSound: boolean;
  onSound: () => void;
  onInfo: () => void;
  onHistory: () => void;
  /** While there is nothing to tell about the game. */
  isDisabled?: boolean;
  children?: ReactNode;
}) {
  const { text, hasSound, onSound, onInfo, onHistory, isDisabled = false, children } = props;
  return (
    <nav className="tools">
      {children}
      <button
        type="button"
        className="tool"
        aria-pressed={hasSound}
        aria-label={text(hasSound ? 'soundOff' : 'soundOn')}
        onClick={onSound}
      >
        {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
      <button type="button" className="tool" aria-label={text('info')} disabled={isDisabled} onClick={onInfo}>
        <Info aria-hidden="true" />
      </button>
      <button type="button" className="tool" aria-label={text('history')} disabled={isDisabled} onClick={onHistory}>
        <History aria-hidden="true" />
      </button>
    </nav>
  );
}
