import { EmptyPlace } from '@pelita/ui/empty-place';
import { useText } from '../../shared/language/use-text.ts';
import type { CategoryPath } from '../../shared/play/categories.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Nothing has been played lately: the new titles of the same place are the next step. */
export function NothingHot({ newAt }: { newAt: CategoryPath }) {
  const text = useText('games');
  return (
    <EmptyPlace title={text('noHot')} note={text('noHotNote')}>
      <PageLink to={newAt} search={{ selection: 'NEW' }} className="button button-strong">
        {text('showNew')}
      </PageLink>
    </EmptyPlace>
  );
}

/** A list of titles that could not be had, and the way to ask for it again. */
export function GamesFailed({ note, onRetry }: { note: string; onRetry: () => void }) {
  const text = useText('games');
  const kit = useText('kit');
  return (
    <div role="alert">
      <EmptyPlace title={text('loadFailed')} note={note}>
        <button type="button" className="button button-strong" onClick={onRetry}>
          {kit('retry')}
        </button>
      </EmptyPlace>
    </div>
  );
}
