import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { NotLoaded } from '@pelita/ui/not-loaded';
import type { AnyRoomName } from '../../shared/rooms/room.ts';
import { loadMember } from '../../shared/session/member.ts';
import { useMember } from '../../shared/session/member-store.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type CentreBadge, entriesOf, type Rooms } from './rooms.ts';

/** MC-01, AC-01: who is here and the entries. It shows only once the member is known. */
export function CentreMenu(props: {
  rooms: Rooms;
  current: AnyRoomName | undefined;
  label: string;
  Badge: CentreBadge | undefined;
  onChoose: (name: AnyRoomName) => void;
}) {
  const { rooms, current, label, Badge, onChoose } = props;
  const text = useText('centre');
  const anyText = useText();
  const shellText = useText('shell');
  const session = useSession();
  const { info, state } = useMember();
  if (!session) return null;
  if (!info) {
    const retry = () => void loadMember(session.token);
    return (
      <div className="centre-menu">
        {state === 'failed' ? <NotLoaded note={text('notLoaded')} onRetry={retry} /> : <MenuSkeleton />}
      </div>
    );
  }
  return (
    <div className="centre-menu">
      <div className="centre-member">
        <span className="avatar centre-avatar">
          <img src={info.avatar} alt="" width={56} height={56} />
        </span>
        <span className="min-w-0">
          <b className="block truncate">{info.nickname ?? session.account}</b>
          <span className="centre-rank">{shellText('rank', { rank: String(info.clubLabel.rankLevel) })}</span>
        </span>
      </div>
      <nav aria-label={label}>
        <ul>
          {entriesOf(rooms).map(({ name, title, icon: Icon }) => (
            <li key={name}>
              <button
                type="button"
                className="centre-entry"
                data-room={name}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => onChoose(name)}
              >
                <Icon aria-hidden size={20} />
                {anyText(title)}
                {Badge && <Badge name={name} />}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function MenuSkeleton() {
  return <Skeleton heights={[56, 44]} className="centre-stack" />;
}
