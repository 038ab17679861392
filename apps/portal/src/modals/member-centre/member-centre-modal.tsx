import { accountTypes } from '@pelita/contract';
import { useLocation } from '@pelita/router/react';
import { Suspense, useEffect, useState } from 'react';
import { MissionBadge } from '../../features/activities/mission-badge.tsx';
import { firstRoom, roomsOf } from '../../features/centre/rooms.ts';
import { rooms as descriptors } from '../../rooms/member-centre/all-rooms.generated.ts';
import { modalInSearch } from '../../shared/modal/modal-address.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import type { AnyRoomName } from '../../shared/rooms/room.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { useMember } from '../../shared/session/member-store.ts';
import { RewardBadge } from '../../features/rewards/reward-badge.tsx';
import { UnreadBadge } from '../../shared/session/unread-badge.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import NeedTrueAccountDialog from '../../features/entrance/need-true-account-dialog.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const Centre = lazyPart({
  component: () => import('../../features/centre/centre.tsx'),
  texts: ['centre'],
});
const LoginModal = lazyPart({ component: () => import('../../features/entrance/login/login-modal.tsx') });
const rooms = roomsOf(descriptors);

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
      <Centre
        centre="member-centre"
        name="centre.title"
        rooms={rooms}
        first={firstRoom}
        Badge={Badge}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Badge({ name }: { name: AnyRoomName }) {
  const { info } = useMember();
  if (name === 'missionLeaderboard') return <MissionBadge />;
  if (name === 'rewardCenter') return <RewardBadge />;
  return name === 'messageV2' && <UnreadBadge count={info?.unreadMessage ?? 0} />;
}

function AskLogin({ onClose }: { onClose: () => void }) {
  const { detail } = modalInSearch(useLocation().search);
  const room = descriptors.find(({ pageId }) => pageId === detail)?.pageId;
  useEffect(() => resumeAfterLogin(() => navigate().openModal('member-centre', room)), [room]);
  return (
    <Suspense>
      <LoginModal onClose={onClose} />
    </Suspense>
  );
}
