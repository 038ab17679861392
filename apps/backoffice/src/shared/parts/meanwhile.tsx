import './meanwhile.css';
import { DescriptionList } from '@pelita/ui/description-list';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';

/** What someone else has saved while a dialog was open, beside one's own: none of the two is lost unseen. */
export function Meanwhile(props: { theirs: ReactNode; mine: ReactNode; onTake: () => void }) {
  const { theirs, mine, onTake } = props;
  const text = useText('officeParts');
  return (
    <section className="meanwhile" aria-label={text('meanwhile')}>
      <p>{text('meanwhileNote')}</p>
      <DescriptionList
        facts={[
          { name: text('theirs'), value: theirs },
          { name: text('mine'), value: mine },
        ]}
      />
      <button type="button" className="button button-small button-quiet" onClick={onTake}>
        {text('takeTheirs')}
      </button>
    </section>
  );
}
