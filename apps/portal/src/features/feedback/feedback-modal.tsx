import { Suspense } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { lazyPart } from '../../shared/parts/load-part.ts';

const FeedbackForm = lazyPart({ component: () => import('./feedback-form.tsx'), texts: ['member'] });

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
