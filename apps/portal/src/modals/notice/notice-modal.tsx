import { useRouter, useLocation } from '@pelita/router/react';
import { NoticeBrowser } from '../../features/notices/notice-browser.tsx';
import { useNotices } from '../../features/notices/use-notices.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { modalInSearch } from '../../shared/modal/modal-address.ts';
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
  const router = useRouter();
  const { detail: notice } = modalInSearch(useLocation().search);
  const { data, error, refetch } = useNotices(null);
  const choose = (id: string) =>
    void router.navigate({
      search: { ...router.location().search, notice: id },
      // One step in the history, however many are read.
      state: router.location().state,
      replace: true,
      keepScroll: true,
    });
  if (error && !data) return <NotLoaded failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton heights={[320]} className="mt-5" />;
  return <NoticeBrowser notices={data.notices} chosenId={notice} onChoose={choose} />;
}
