import '../../../shared/security/security-centre.css';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../../shared/language/use-text.ts';
import { Answer } from '@pelita/ui/answer';
import { roomGroups, type RoomProps } from '../../../shared/rooms/room.ts';
import { useSocialProviders } from '../../../shared/social/social-providers.ts';
import { SafetyMeter } from './safety-meter.tsx';
import { SecurityLine } from './security-line.tsx';
import { useSecurity } from '../../../shared/security/use-security.ts';
import { useLineNotes } from './use-line-notes.ts';
import { whatIsKept, type Security } from '../../../shared/security/what-is-kept.ts';

/** MC-03: how well the account is kept, what is missing, and the way to each room. */
export default function SecurityOverview(props: RoomProps) {
  return <Answer of={useSecurity()}>{(security) => <Overview security={security} {...props} />}</Answer>;
}

function Overview({ security, openRoom, roomsWithin }: { security: Security } & RoomProps) {
  const text = useText('centre');
  const anyText = useText();
  const notes: Partial<Record<string, string>> = useLineNotes(security);
  const kept: Partial<Record<string, boolean>> = whatIsKept(security);
  const hasSocial = useSocialProviders().length > 0 || security.socialAccounts > 0;
  const shown = roomsWithin.filter(({ name }) => name !== 'socialAccounts' || hasSocial);
  return (
    <>
      <SafetyMeter security={security} />
      <LastLogin lastLogin={security.lastLogin} />
      {roomGroups.map((group) => (
        <section key={group} className="mt-6">
          <h3 className="centre-heading">{text(`group_${group}`)}</h3>
          <ul className="centre-list">
            {shown
              .filter((room) => room.group === group)
              .map(({ name, title }) => (
                <li key={name}>
                  <SecurityLine
                    title={anyText(title)}
                    note={notes[name]}
                    isKept={kept[name]}
                    onOpen={() => openRoom(name)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LastLogin({ lastLogin }: Pick<Security, 'lastLogin'>) {
  const text = useText('centre');
  if (!lastLogin) return <p className="text-muted mt-4 text-sm">{text('firstLogin')}</p>;
  return (
    <p className="text-muted mt-4 text-sm">
      {text('lastLogin')}: <Moment at={lastLogin.at} /> · <bdi>{lastLogin.address}</bdi>
    </p>
  );
}
