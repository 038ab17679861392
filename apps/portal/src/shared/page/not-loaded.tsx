import { useText } from '../language/use-text.ts';

/** What could not be had, and the way to ask for it again. */
export function NotLoaded({ note, onRetry }: { note: string; onRetry: () => void }) {
  const text = useText('shell');
  return (
    <div role="alert" className="mt-6">
      <p>{note}</p>
      <button type="button" className="button button-quiet mt-4" onClick={onRetry}>
        {text('retry')}
      </button>
    </div>
  );
}
