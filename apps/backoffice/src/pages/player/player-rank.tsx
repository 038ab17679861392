import { getPlayer, getPlayerRank, setPlayerRank } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { FieldFrame } from '@pelita/ui/field-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import type { Player } from './player.ts';

/** The player's rank, what it was counted from, and each move with who made it. */
export function PlayerRank({ player }: { player: Player }) {
  const text = useText('officeVip');
  const maySet = useMay('vip.set');
  const [isSetting, setSetting] = useState(false);
  const asked = useAnswer(getPlayerRank, { params: { id: player.id } });
  const money = (value: string) => <Money value={value} currency={player.balance.currency} />;
  return (
    <Panel
      title={text('ofPlayer')}
      end={
        maySet &&
        asked.data && (
          <button type="button" className="button button-quiet button-small" onClick={() => setSetting(true)}>
            {text('setRank')}
          </button>
        )
      }
    >
      <Loaded of={asked} heights={[120]}>
        {(rank) => (
          <>
            <DescriptionList
              facts={[
                { name: text('rank'), value: `${rank.rankName} · ${text('level', { level: String(rank.rankLevel) })}` },
                { name: text('deposit'), value: money(rank.deposit) },
                { name: text('turnover'), value: money(rank.turnover) },
                { name: text('periodTurnover'), value: money(rank.periodTurnover) },
                { name: text('keep'), value: money(rank.keepTurnover) },
              ]}
            />
            {rank.history.length === 0 && <p className="text-muted">{text('noMoves')}</p>}
            <ul aria-label={text('moves')}>
              {rank.history.map(({ at, fromLevel, toLevel, cause, reason, operator }) => (
                <li key={`${at} ${fromLevel} ${toLevel}`} className="player-session">
                  <span>
                    {fromLevel} → {toLevel} · {text(`cause_${cause}`)}
                  </span>
                  {reason !== null && <span>{reason}</span>}
                  <small>
                    {operator !== null && `${operator} · `}
                    <Moment at={at} />
                  </small>
                </li>
              ))}
            </ul>
            {isSetting && <SetRankDialog player={player} ranks={rank.ranks} onClose={() => setSetting(false)} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type Choice = { rankLevel: number; rankName: string };

function SetRankDialog(props: { player: Player; ranks: readonly Choice[]; onClose: () => void }) {
  const { player, ranks, onClose } = props;
  const text = useText('officeVip');
  const [level, setLevel] = useState(player.rankLevel);
  const { act } = useAct(setPlayerRank, [getPlayerRank, getPlayer]);
  return (
    <ActDialog
      title={text('setRank')}
      confirm={text('setRank')}
      reason="required"
      onAct={(reason) => act({ params: { id: player.id }, body: { rankLevel: level, reason } })}
      onClose={onClose}
    >
      <p>{text('setRankNote', { username: player.username })}</p>
      <FieldFrame label={text('rank')} problem={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={level}
            onChange={(event) => setLevel(Number(event.target.value))}
          >
            {ranks.map(({ rankLevel, rankName }) => (
              <option key={rankLevel} value={rankLevel}>
                {rankName}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </ActDialog>
  );
}
