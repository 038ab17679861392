import type { ReactNode } from 'react';

/** Over everything while there is nothing to play at: not yet, or no more. */
export function Veil(props: {
  phase: 'opening' | 'open' | 'ended';
  /** That this game is being opened. */
  opening: string;
  /** Whether opening it has failed so far, and is tried on. */
  isUnreachable: boolean;
  text: (key: 'ended' | 'endedNote' | 'connectionOpening') => string;
  /** A step that helps where it cannot be reached. */
  children?: ReactNode;
}) {
  const { phase, opening, isUnreachable, text, children } = props;
  if (phase === 'open') return null;
  if (phase === 'ended') return <LastWord title={text('ended')} note={text('endedNote')} />;
  return (
    <div className="veil veil-light" role="status">
      <p className="veil-title">{opening}</p>
      {isUnreachable && (
        <>
          <p className="muted">{text('connectionOpening')}</p>
          {children}
        </>
      )}
    </div>
  );
}

/** Why there is nothing to play here any more. */
export function LastWord({ title, note }: { title: string; note: string }) {
  return (
    <div className="veil" role="alert">
      <p className="veil-title">{title}</p>
      <p className="muted">{note}</p>
    </div>
  );
}
