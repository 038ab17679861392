import './notices.css';
import type { Announcement } from '@pelita/contract';
import { useState } from 'react';
import { Moment } from '@pelita/ui/moment';
import { HouseText } from '../../shared/html/house-text.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { NoticePager, onPage } from './notice-pager.tsx';
import { NOTICES_PER_PAGE } from '@pelita/contract';

/** MODAL-05: nine titles a page; the chosen announcement in full beside them, on a phone below. */
export function NoticeBrowser(props: {
  notices: readonly Announcement[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { notices, chosenId, onChoose } = props;
  const text = useText('notices');
  const chosenAt = Math.max(
    0,
    notices.findIndex(({ id }) => id === chosenId),
  );
  const [page, setPage] = useState(Math.floor(chosenAt / NOTICES_PER_PAGE) + 1);
  const chosen = notices[chosenAt];
  if (!chosen) return <p className="text-muted mt-4">{text('none')}</p>;
  return (
    <div className="notice-browser">
      <div>
        <ul className="notice-titles">
          {onPage(notices, page).map((notice) => (
            <li key={notice.id}>
              <button
                type="button"
                className="notice-title"
                aria-current={notice.id === chosen.id ? 'true' : undefined}
                onClick={() => onChoose(notice.id)}
              >
                <span className="font-semibold">{notice.title}</span>
                <Moment at={notice.publishedAt} className="text-muted text-sm" />
              </button>
            </li>
          ))}
        </ul>
        <NoticePager count={notices.length} current={page} onPage={setPage} />
      </div>
      <article aria-live="polite" className="notice-text">
        <h3 className="font-head text-xl font-bold text-balance">{chosen.title}</h3>
        <HouseText html={chosen.content} />
      </article>
    </div>
  );
}
