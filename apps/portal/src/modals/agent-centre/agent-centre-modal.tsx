import { accountTypes, isAgentType } from '@pelita/contract';
import { MessageDialog } from '@pelita/ui/message-dialog';
import { useLocation } from '@pelita/router/react';
import { Suspense, useEffect, useState } from 'react';
import { roomsOf } from '../../features/centre/rooms.ts';
import NeedTrueAccountDialog from '../../features/entrance/need-true-account-dialog.tsx';
import { AgentBadge } from '../../features/teams/agent-badge.tsx';
import { rooms as descriptors } from '../../rooms/agent-centre/all-rooms.generated.ts';
import { useText } from '../../shared/language/use-text.ts';
import { modalInSearch } from '../../shared/modal/modal-address.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { useSession } from '../../shared/session/use-session.ts';

const Centre = lazyPart({
  component: () => import('../../features/centre/centre.tsx'),
  texts: ['centre', 'agents'],
});
const LoginModal = lazyPart({ component: () => import('../../features/entrance/login/login-modal.tsx') });
const rooms = roomsOf(descriptors);

/**
 * GATE-03: a visitor logs in at this very address; a trial account is told what it needs, a member that this is for agents.
 * Who is logged out leaves it. Each of its calls is refused by the server all the same.
 */
export default function AgentCentreModal({ onClose }: { onClose: () => void }) {
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
  if (!isAgentType(session.isAgent)) return <NotAnAgent onClose={onClose} />;
  return (
    <Suspense>
      <Centre
        centre="agent-centre"
        name="agentCentre.title"
        rooms={rooms}
        first="agentTeamOverview"
        Badge={AgentBadge}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** ERR-02. */
function NotAnAgent({ onClose }: { onClose: () => void }) {
  const text = useText('agentCentre');
  const kitText = useText('kitForms');
  return (
    <MessageDialog
      title={text('notAnAgent')}
      note={text('notAnAgentNote')}
      confirm={kitText('confirm')}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}

function AskLogin({ onClose }: { onClose: () => void }) {
  const { detail } = modalInSearch(useLocation().search);
  const room = descriptors.find(({ pageId }) => pageId === detail)?.pageId;
  useEffect(() => resumeAfterLogin(() => navigate().openModal('agent-centre', room)), [room]);
  return (
    <Suspense>
      <LoginModal onClose={onClose} />
    </Suspense>
  );
}
