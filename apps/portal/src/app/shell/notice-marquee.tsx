import { Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { useStartup } from '../../shared/page/page.ts';

/**
 * SHELL-05: the player announcements, moving slowly. They rest under the pointer, at the focus, on request and for
 * whoever prefers less motion; a press opens them in full.
 */
export function NoticeMarquee() {
  const text = useText('shell');
  const { announcements } = useStartup();
  const [isPaused, setIsPaused] = useState(false);
  const notices = announcements.player;
  if (notices.length === 0) return null;
  return (
    <section aria-label={text('notices')} className="bar-row">
      <div className="page-width flex h-11 items-center gap-3">
        <Megaphone aria-hidden size={16} className="text-accent shrink-0" />
        <div className={`marquee ${isPaused ? 'marquee-rests' : ''}`}>
          <ul className="marquee-track" style={{ animationDuration: `${notices.length * 14}s` }}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  className="marquee-item"
                  onClick={() => navigate().openModal('notice', notice.id)}
                >
                  {notice.summary || notice.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <button
          type="button"
          className="icon-button motion-reduce:hidden"
          aria-label={text(isPaused ? 'playNotices' : 'pauseNotices')}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden size={15} /> : <Pause aria-hidden size={15} />}
        </button>
      </div>
    </section>
  );
}
