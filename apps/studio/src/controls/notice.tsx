import { X } from 'lucide-react';
import { useGame, useGameState } from '../game/use-game.ts';
import { isFramed, tellPortal } from '../platform/device.ts';
import { useText } from '../words/use-text.ts';

/** One sentence over the panel when something needs saying, with the step that helps. */
export function NoticeBar() {
  const game = useGame();
  const text = useText();
  const notice = useGameState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="notice" role="alert">
      <p>{text(notice)}</p>
      {notice === 'tooLittle' && isFramed && (
        <button type="button" className="quiet-button" onClick={() => tellPortal({ type: 'game:deposit' })}>
          {text('deposit')}
        </button>
      )}
      {notice === 'connection' ? (
        <button type="button" className="quiet-button" onClick={() => game.tryNow()}>
          {text('tryNow')}
        </button>
      ) : (
        <button type="button" className="tool" aria-label={text('dismiss')} onClick={() => game.dismissNotice()}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
