import { accountTypes } from '@pelita/contract';
import {
  endPlayerSessions,
  getPlayer,
  listApprovals,
  listPlayers,
  lockPlayer,
  resetPlayerFactor,
  unlockPlayer,
} from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import type { Player } from './player.ts';

type Act = 'lock' | 'unlock' | 'endSessions' | 'resetFactor' | 'adjust' | 'exclude';

const changes = [getPlayer, listPlayers, listApprovals];
const calls = {
  lock: lockPlayer,
  unlock: unlockPlayer,
  endSessions: endPlayerSessions,
  resetFactor: resetPlayerFactor,
};

/** What an operator can do about a player, as far as the roles and the account's state allow. */
export function PlayerActs({ player }: { player: Player }) {
  const text = useText('officePlayers');
  const [asked, setAsked] = useState<Act | null>(null);
  const maySeeWithdrawals = useMay('withdrawals.see');
  const mayLock = useMay('players.lock');
  const mayReset = useMay('factors.propose');
  const mayAdjust = useMay('adjustments.propose');
  const offered: Act[] = [
    ...(mayAdjust ? (['adjust'] as const) : []),
    ...(mayReset && player.hasAuthenticator ? (['resetFactor'] as const) : []),
    ...(mayLock && player.sessions.length > 0 ? (['endSessions'] as const) : []),
    ...(mayLock && player.accountType !== accountTypes.trial ? (['exclude'] as const) : []),
    ...(mayLock && player.status === 'open' ? (['lock'] as const) : []),
    ...(mayLock && player.status === 'locked' ? (['unlock'] as const) : []),
  ];
  const close = () => setAsked(null);
  return (
    <>
      {maySeeWithdrawals && (
        <PageLink to="/withdrawals" search={{ player: player.id }} className="button button-quiet">
          {text('withdrawals')}
        </PageLink>
      )}
      <PageLink to="/safer-play" search={{ player: player.id }} className="button button-quiet">
        {text('saferPlay')}
      </PageLink>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className={`button ${name === 'lock' ? 'button-warning' : 'button-quiet'}`}
          onClick={() => setAsked(name)}
        >
          {text(name)}
        </button>
      ))}
      {asked === 'adjust' && <AdjustDialog player={player} onClose={close} />}
      {asked === 'exclude' && <ExcludeDialog player={player} onClose={close} />}
      {asked !== null && asked !== 'adjust' && asked !== 'exclude' && (
        <PlayerActDialog name={asked} player={player} onClose={close} />
      )}
    </>
  );
}

function PlayerActDialog(props: { name: Exclude<Act, 'adjust' | 'exclude'>; player: Player; onClose: () => void }) {
  const { name, player, onClose } = props;
  const text = useText('officePlayers');
  const { act } = useAct(calls[name], changes);
  return (
    <ActDialog
      title={text(name)}
      confirm={text(name)}
      isDanger={name === 'lock'}
      reason="required"
      onAct={(reason) => act({ params: { id: player.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text(`${name}Note`, { username: player.username })}</p>
    </ActDialog>
  );
}
