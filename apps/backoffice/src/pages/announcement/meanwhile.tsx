import type { OfficeAnnouncement } from '@pelita/contract/office';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { AnnouncedText } from '../../shared/parts/announced-text.tsx';

/** Someone else's version beside one's own, which is still in the form: one of the two is chosen, and none is lost unseen. */
export function Meanwhile(props: { theirs: OfficeAnnouncement; onTake: () => void; onKeep: () => void }) {
  const { theirs, onTake, onKeep } = props;
  const text = useText('officeContent');
  return (
    <Panel
      title={text('meanwhile', { name: theirs.changedBy ?? text('brand') })}
      end={
        <>
          <button type="button" className="button button-quiet" onClick={onTake}>
            {text('takeTheirs')}
          </button>
          <button type="button" className="button button-quiet" onClick={onKeep}>
            {text('keepMine')}
          </button>
        </>
      }
    >
      <p role="alert">{text('meanwhileNote')}</p>
      {Object.entries(theirs.words).map(([language, { title, html }]) => (
        <section key={language} aria-label={`${text('theirs')}, ${language}`}>
          <b>{title}</b>
          <AnnouncedText html={html} />
        </section>
      ))}
    </Panel>
  );
}
