import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';
import { useStartup } from '../../shared/page/page.ts';

/** The player announcements in full, as the marquee shows them in short. */
export default function NoticeModal({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  const { announcements } = useStartup();
  return (
    <ModalFrame title={text('notices')} onClose={onClose}>
      <ul className="divide-line mt-4 divide-y">
        {announcements.player.map((notice) => (
          <li key={notice.id} className="py-4 first:pt-0">
            <h3 className="font-head text-lg font-bold">{notice.title}</h3>
            <p className="text-muted mt-1 text-pretty">{notice.summary}</p>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
