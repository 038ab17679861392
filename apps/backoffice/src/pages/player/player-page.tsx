import './player.css';
import { accountTypes } from '@pelita/contract';
import { getPlayer } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { CopyButton } from '@pelita/ui/copy-button';
import { Moment } from '@pelita/ui/moment';
import { StatTile } from '@pelita/ui/stat-tile';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { Columns, KeyFigures } from '../../shared/parts/panel.tsx';
import { PlayerStatus } from '../../shared/players/player-status.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { Movements } from './movements.tsx';
import { PersonalData } from './personal-data.tsx';
import { PlayerActs } from './player-acts.tsx';
import { PlayerBonuses } from './player-bonuses.tsx';
import { PlayerNotes } from './player-notes.tsx';
import { PlayerRank } from './player-rank.tsx';
import { PlayerSessions } from './player-sessions.tsx';
import type { Player } from './player.ts';

/** All that an operator sees of one player. That it was opened is audited. */
export default function PlayerPage({ search: { id } }: PageProps<{ id?: string }>) {
  const text = useText('officePlayers');
  const titles = useText('officePages');
  const asked = useAnswer(getPlayer, { params: { id: id ?? '' } }, { isAsked: id !== undefined });
  if (id === undefined) return <PageFrame title={titles('player')}>{text('noSuchPlayer')}</PageFrame>;
  if (asked.data) return <PlayerView key={id} player={asked.data} />;
  return (
    <PageFrame title={titles('player')}>
      <Loaded of={asked}>{() => null}</Loaded>
    </PageFrame>
  );
}

function PlayerView({ player }: { player: Player }) {
  const text = useText('officePlayers');
  const { balance, sessions } = player;
  const maySeeBonuses = useMay('bonuses.see');
  return (
    <PageFrame title={player.username} note={<About player={player} />} acts={<PlayerActs player={player} />}>
      <KeyFigures>
        <StatTile
          label={text('available')}
          figure={<Money value={balance.available} currency={balance.currency} />}
          note={text('availableNote')}
        />
        <StatTile
          label={text('reserved')}
          figure={<Money value={balance.reserved} currency={balance.currency} />}
          note={text('reservedNote')}
        />
        <StatTile label={text('sessions')} figure={sessions.length} note={text('sessionsNote')} />
      </KeyFigures>
      <Columns
        side={
          <>
            <PersonalData player={player} />
            <PlayerRank player={player} />
            <PlayerSessions sessions={sessions} />
            <PlayerNotes player={player} />
          </>
        }
      >
        <Movements player={player} />
        {maySeeBonuses && <PlayerBonuses player={player} />}
      </Columns>
    </PageFrame>
  );
}

function About({ player }: { player: Player }) {
  const text = useText('officePlayers');
  return (
    <>
      <PlayerStatus status={player.status} />
      {player.accountType === accountTypes.trial && <span className="player-label">{text('trial')}</span>}
      <span className="player-label">{text('rank', { rank: String(player.rankLevel) })}</span>
      {player.labels.map((label) => (
        <span key={label} className="player-label">
          {label}
        </span>
      ))}
      <span>
        {text('registered')} <Moment at={player.registeredAt} />
      </span>
      <span className="player-id">
        {text('id', { id: player.id.slice(-8) })}
        <CopyButton copied={player.id} label={text('copyId')} />
      </span>
    </>
  );
}
