import '../../shared/records/records.css';
import './teams.css';
import { type CallValue, listAgentAnnouncements, readAgentAnnouncement } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { HouseText } from '../../shared/html/house-text.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useAgentAnnouncements } from './use-agent-announcements.ts';

type Told = CallValue<typeof listAgentAnnouncements>['announcements'][number];

/** AC-10: what agents alone are told. One that is opened is read. */
export default function AnnouncementsRoom() {
  const text = useText('agentCentre');
  const answer = useAgentAnnouncements();
  return (
    <Answer of={answer}>
      {({ announcements }) =>
        announcements.length === 0 ? (
          <p className="text-muted">{text('noAnnouncements')}</p>
        ) : (
          <ul className="team-links">
            {announcements.map((told) => (
              <li key={told.id} className="team-announcement" data-unread={!told.isRead || undefined}>
                <Announced told={told} />
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function Announced({ told }: { told: Told }) {
  const text = useText('agentCentre');
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, content, publishedAt, isRead } = told;
  const press = () => {
    setIsOpen(!isOpen);
    if (isRead) return;
    // What could not be marked stays unread, and is marked at the next opening.
    void send(readAgentAnnouncement, { body: { id } })
      .then(() => client.invalidateQueries(ownQuery('announcements')))
      .catch(() => undefined);
  };
  return (
    <>
      <button type="button" className="team-announced" aria-expanded={isOpen} onClick={press}>
        <b>{title}</b>
        {!isRead && <span className="sr-only">{text('unread')}</span>}
        <Moment at={publishedAt} className="text-muted text-sm" />
      </button>
      {isOpen && <HouseText html={content} />}
    </>
  );
}
