import { useFailureText } from '../words/use-failure-text.ts';
import { useKitText } from '../words/use-kit-text.ts';

/** What could not be had, why, and the way to ask for it again. */
export function NotLoaded(props: {
  failure?: unknown;
  /** In place of what the failure says. */
  note?: string | undefined;
  onRetry: () => void;
}) {
  const { failure, note, onRetry } = props;
  const text = useKitText('kit');
  const failureText = useFailureText();
  return (
    <div role="alert" className="not-loaded">
      <p>{note ?? failureText(failure)}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {text('retry')}
      </button>
    </div>
  );
}
