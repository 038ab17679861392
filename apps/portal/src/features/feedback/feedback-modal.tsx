import { lazy, Suspense } from 'react';
import { withTexts } from '../../shared/language/bundle.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';

const FeedbackForm = lazy(() => withTexts('member', () => import('./feedback-form.tsx')));

export default function FeedbackModal({ onClose }: { onClose: () => void }) {
  const text = useText('feedback');
  const shellText = useText('shell');
  return (
    <ModalFrame title={text('title')} onClose={onClose}>
      <Suspense fallback={<p role="status" aria-label={shellText('loading')} className="skeleton mt-5 h-96" />}>
        <FeedbackForm type="other" />
      </Suspense>
    </ModalFrame>
  );
}
