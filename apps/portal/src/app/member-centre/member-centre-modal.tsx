import { accountTypes } from '@pelita/contract';
import { useLocation } from '@pelita/router/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withTexts } from '../../shared/language/bundle.ts';
import { modalSearch } from '../../shared/modal/modal-names.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { useSession } from '../../shared/session/use-session.ts';
import NeedTrueAccountDialog from '../dialogs/need-true-account-dialog.tsx';
import { rooms } from './rooms.ts';

const MemberCentre = lazy(() => withTexts('centre', () => import('../../features/member-centre/member-centre.tsx')));
const LoginModal = lazy(() => import('../../features/identity/login-modal.tsx'));

/**
 * GATE-02: a visitor logs in at this very address and then stands in the room; a trial account is told what it needs.
 * Whoever was in and is logged out, here or elsewhere, leaves it.
 */
export default function MemberCentreModal({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [wasIn, setWasIn] = useState(session !== null);
  if (session && !wasIn) setWasIn(true);
  const isOver = wasIn && !session;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (isOver) return null;
  if (!session) return <AskLogin onClose={onClose} />;
  if (session.isAgent === accountTypes.trial) return <NeedTrueAccountDialog onClose={onClose} />;
  return (
    <Suspense>
      <MemberCentre rooms={rooms} onClose={onClose} />
    </Suspense>
  );
}

function AskLogin({ onClose }: { onClose: () => void }) {
  const { room } = modalSearch(useLocation().search);
  useEffect(() => resumeAfterLogin(() => navigate().openModal('member-centre', room)), [room]);
  return (
    <Suspense>
      <LoginModal onClose={onClose} />
    </Suspense>
  );
}
