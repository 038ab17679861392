import { lazy, Suspense } from 'react';
import { withTexts } from '../../shared/language/bundle.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { ModalFrame } from '@pelita/ui/modal-frame';

const FeedbackForm = lazy(() => withTexts('member', () => import('./feedback-form.tsx')));

export default function FeedbackModal({ onClose }: { onClose: () => void }) {
  const text = useText('feedback');
  return (
    <ModalFrame title={text('title')} onClose={onClose}>
      <Suspense fallback={<Skeleton heights={[384]} className="mt-5" />}>
        <FeedbackForm type="other" />
      </Suspense>
    </ModalFrame>
  );
}
