import { useNavigate, useSearch } from '@tanstack/react-router';
import { NoticeBrowser } from '../../features/notices/notice-browser.tsx';
import { useNotices } from '../../features/notices/use-notices.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { QueryScope } from '../../shared/query/query-scope.tsx';

const WIDTH_PX = 920;

/** MODAL-05: the player announcements in full. The chosen one stands in the address, so that it can be linked. */
export default function NoticeModal({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  return (
    <ModalFrame title={text('notices')} onClose={onClose} width={WIDTH_PX}>
      <QueryScope>
        <Notices />
      </QueryScope>
    </ModalFrame>
  );
}

function Notices() {
  const navigate = useNavigate();
  const { notice } = useSearch({ strict: false });
  const { data, error, refetch } = useNotices(null);
  const choose = (id: string) =>
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, notice: id }),
      // One step in the history, however many are read.
      state: (previous) => previous,
      replace: true,
      resetScroll: false,
    });
  if (error && !data) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton heights={[320]} className="mt-5" />;
  return <NoticeBrowser notices={data.notices} chosenId={notice} onChoose={choose} />;
}
