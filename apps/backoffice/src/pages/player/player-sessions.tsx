import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Player } from './player.ts';

export function PlayerSessions({ sessions }: Pick<Player, 'sessions'>) {
  const text = useText('officePlayers');
  return (
    <Panel title={text('sessions')}>
      {sessions.length === 0 && <p className="text-muted">{text('noSessions')}</p>}
      <ul>
        {sessions.map(({ device, address, openedAt, lastSeenAt }) => (
          <li key={`${openedAt} ${address}`} className="player-session">
            <b>{device === '' ? text('unknownDevice') : device}</b>
            <small>{address}</small>
            <small>
              {text('openedAt')} <Moment at={openedAt} /> · {text('seenAt')} <Moment at={lastSeenAt} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
