import { X } from 'lucide-react';
import { isFramed, tellPortal } from '../platform/device.ts';

/** One sentence when something needs saying, with the step that helps. */
export function Notice(props: {
  words: string;
  text: (key: 'deposit' | 'dismiss') => string;
  /** Whether money would help: in the portal's frame there is a way to it. */
  needsMoney: boolean;
  onDismiss: () => void;
  /** In the place of a way to dismiss it: nothing goes on before this does. */
  tryNow?: { words: string; act: () => void } | null;
  className?: string;
}) {
  const { words, text, needsMoney, onDismiss, tryNow = null, className = '' } = props;
  return (
    <div className={`notice ${className}`} role="alert">
      <p>{words}</p>
      {needsMoney && isFramed && (
        <button type="button" className="quiet-button" onClick={() => tellPortal({ type: 'game:deposit' })}>
          {text('deposit')}
        </button>
      )}
      {tryNow ? (
        <button type="button" className="quiet-button" onClick={tryNow.act}>
          {tryNow.words}
        </button>
      ) : (
        <button type="button" className="tool" aria-label={text('dismiss')} onClick={onDismiss}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
