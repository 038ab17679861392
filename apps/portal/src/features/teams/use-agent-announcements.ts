import { listAgentAnnouncements } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

export function useAgentAnnouncements() {
  const { code } = usePageLanguage();
  return useQuery({ ...ownQuery('announcements', code), queryFn: () => send(listAgentAnnouncements, {}) });
}
