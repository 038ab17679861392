import './announcement.css';
import { announcementKinds, listOfficeAnnouncements } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { draftOf, newDraft } from './draft.ts';

/** One announcement, written in every language of the brand with its preview beside it. */
export default function AnnouncementPage({ search: { id, kind } }: PageProps<{ id?: string; kind?: string }>) {
  const text = useText('officeContent');
  const titles = useText('officePages');
  const asked = useAnswer(listOfficeAnnouncements, {});
  return (
    <PageFrame title={titles('announcement')}>
      <Loaded of={asked}>
        {({ announcements, ...brand }) => {
          const seen = announcements.find((one) => one.id === id) ?? null;
          if (id !== undefined && seen === null) return <p>{text('unknown')}</p>;
          const wanted = announcementKinds.find((one) => one === kind) ?? 'PL';
          const first = seen ? draftOf(seen, brand.languages) : newDraft(wanted, brand.languages);
          return <AnnouncementForm key={id ?? 'new'} seen={seen} first={first} brand={brand} />;
        }}
      </Loaded>
    </PageFrame>
  );
}
