import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';
import { navigate } from '../../shared/navigation/navigation.ts';
import { useFeatures } from '../../shared/page/feature-switch.ts';
import { FreePlay } from './free-play.tsx';
import { LoginForm } from './login-form.tsx';

export default function LoginModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const { registration } = useFeatures();
  return (
    <ModalFrame title={text('loginTitle')} onClose={onClose}>
      <p className="text-muted mt-1">{text('loginIntro')}</p>
      <LoginForm />
      {registration && (
        <button type="button" className="text-button" onClick={() => navigate().openModal('register')}>
          {text('noAccount')}
        </button>
      )}
      <FreePlay />
    </ModalFrame>
  );
}
