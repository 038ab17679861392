import { getConsolidatedFunds } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { AnyRoomName } from '../../shared/rooms/room.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { CountBadge } from '../../shared/session/unread-badge.tsx';
import { useAgentAnnouncements } from './use-agent-announcements.ts';

/** The member's funds say of each family of contracts whether an offer waits. */
const offersAt = {
  agentDividendRecordCopy2: 'divtypereq',
  agentDailyWages2: 'dailysalreqtype',
  agentHourSalary: 'contracthoursalreq',
  agentRealtimeSalary: 'realtimesalreqtype',
} as const;

/** What waits for the agent behind an entry of the centre. */
export function AgentBadge({ name }: { name: AnyRoomName }) {
  if (name === 'agentAnnouncement') return <AnnouncementBadge />;
  return name in offersAt ? <OfferBadge name={name as keyof typeof offersAt} /> : null;
}

function AnnouncementBadge() {
  const text = useText('agentCentre');
  const count = useAgentAnnouncements().data?.unread ?? 0;
  return <CountBadge count={count} label={text('unreadAnnouncements', { count })} />;
}

function OfferBadge({ name }: { name: keyof typeof offersAt }) {
  const text = useText('agentCentre');
  const { data } = useQuery({ ...ownQuery('contracts', 'waiting'), queryFn: () => send(getConsolidatedFunds, {}) });
  return <CountBadge count={data?.[offersAt[name]] ? 1 : 0} label={text('offerWaits')} />;
}
