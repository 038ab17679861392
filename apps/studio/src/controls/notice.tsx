import { Notice } from '../frame/notice.tsx';
import { useGame, useGameState } from '../game/use-game.ts';
import { useText } from '../words/use-text.ts';

/** Over the panel. */
export function NoticeBar() {
  const game = useGame();
  const text = useText();
  const notice = useGameState((state) => state.notice);
  if (!notice) return null;
  return (
    <Notice
      words={text(notice)}
      text={text}
      needsMoney={notice === 'tooLittle'}
      onDismiss={() => game.dismissNotice()}
      tryNow={notice === 'connection' ? { words: text('tryNow'), act: () => game.tryNow() } : null}
    />
  );
}
