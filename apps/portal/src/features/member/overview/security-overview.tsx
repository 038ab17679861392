import '../../../shared/security/security-centre.css';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../../shared/language/use-text.ts';
import { Answer } from '@pelita/ui/answer';
import type { RoomName, RoomProps } from '../../../shared/rooms/room.ts';
import { useSocialProviders } from '../../../shared/social/social-providers.ts';
import { SafetyMeter } from './safety-meter.tsx';
import { SecurityLine } from './security-line.tsx';
import { useSecurity } from '../../../shared/security/use-security.ts';
import { useLineNotes } from './use-line-notes.ts';
import { whatIsKept, type Security } from '../../../shared/security/what-is-kept.ts';

/** What stands together. A line whose room does not exist tells how it is and leads nowhere. */
const groups = {
  ways: ['loginPassword', 'mobile', 'email', 'authenticator', 'socialAccounts'],
  money: ['paymentPassword', 'bankAccounts'],
  person: ['profile', 'avatar'],
  places: ['sessions', 'loginHistory', 'addresses'],
  leaving: ['closure'],
} as const satisfies Record<string, readonly RoomName[]>;

/** MC-03: how well the account is kept, what is missing, and the way to each room. */
export default function SecurityOverview(props: RoomProps) {
  return <Answer of={useSecurity()}>{(security) => <Overview security={security} {...props} />}</Answer>;
}

function Overview({ security, openRoom, hasRoom }: { security: Security } & RoomProps) {
  const text = useText('centre');
  const notes = useLineNotes(security);
  const kept: Partial<Record<RoomName, boolean>> = whatIsKept(security);
  const hasSocial = useSocialProviders().length > 0 || security.socialAccounts > 0;
  const isShown = (name: RoomName): boolean =>
    name === 'socialAccounts' ? hasSocial : kept[name] !== undefined || hasRoom(name);
  return (
    <>
      <SafetyMeter security={security} />
      <LastLogin lastLogin={security.lastLogin} />
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <section key={group} className="mt-6">
          <h3 className="centre-heading">{text(`group_${group}`)}</h3>
          <ul className="centre-list">
            {groups[group].filter(isShown).map((name) => (
              <li key={name}>
                <SecurityLine
                  name={name}
                  note={notes[name]}
                  isKept={kept[name]}
                  onOpen={hasRoom(name) ? () => openRoom(name) : undefined}
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
