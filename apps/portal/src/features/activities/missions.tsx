import './missions.css';
import { claimMission, type Mission } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { notify } from '@pelita/ui/notice';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { CloseTime } from './close-time.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { useActivitiesHaveChanged, useMissions } from './use-activities.ts';
import { usePrizeText, useStakeText } from './use-prize-text.ts';

/** PROMO-04: what can be reached, how far it is, and what it brings; leaderboards stand below. */
export function Missions() {
  const text = useText('activityCentre');
  const asked = useMissions();
  return (
    <Answer of={asked}>
      {({ list }) => {
        const missions = list.filter(({ target }) => target !== null);
        const first = missions.find(({ state }) => state === 'claimable');
        return (
          <div className="activity-stack">
            {missions.length === 0 ? (
              <p className="text-muted py-8">{text('noMissions')}</p>
            ) : (
              <ul className="mission-list">
                {missions.map((mission) => (
                  <MissionRow
                    key={`${mission.missionId} ${mission.cycleFrom}`}
                    mission={mission}
                    isNext={mission === first}
                  />
                ))}
              </ul>
            )}
            {list
              .filter(({ rankPrizes }) => rankPrizes.length > 0)
              .map((mission) => (
                <Leaderboard key={mission.missionId} mission={mission} />
              ))}
          </div>
        );
      }}
    </Answer>
  );
}

function MissionRow({ mission, isNext }: { mission: Mission; isNext: boolean }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const stakeText = useStakeText();
  const { title, detail, state, prize, currency, cycle, endsAt } = mission;
  const toStake = prize && stakeText(prize.turnoverTimes);
  return (
    <li className="mission" data-state={state}>
      <span className="mission-mark" aria-hidden>
        {state !== 'open' && <Check size={16} strokeWidth={3} />}
      </span>
      <div className="mission-words">
        <h2 className="font-semibold">{title}</h2>
        {detail !== '' && <p className="text-muted text-sm text-pretty">{detail}</p>}
        <Progress mission={mission} />
        <p className="text-muted text-sm">
          {text(`cycle_${cycle}`)} · <CloseTime endsAt={endsAt} />
        </p>
      </div>
      <div className="mission-prize">
        {prize && <b>{prizeText(prize, currency)}</b>}
        {toStake !== null && <span className="text-muted text-xs">{toStake}</span>}
        {state === 'claimable' && <ClaimButton mission={mission} isNext={isNext} />}
        {state === 'claimed' && <span className="mission-claimed">{text('claimed')}</span>}
      </div>
    </li>
  );
}

function Progress({ mission: { title, reached, target, unit, currency } }: { mission: Mission }) {
  const { code } = usePageLanguage();
  const most = Number(target ?? 0);
  const share = most === 0 ? 0 : Math.min(1, Number(reached) / most);
  const shown = (value: string) =>
    unit === 'money' ? formatMoney(code, value, currency) : formatNumber(code, Number(value));
  const said = `${shown(reached)} / ${shown(target ?? '0')}`;
  return (
    <div className="mission-progress">
      <div
        className="mission-bar"
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(most, Number(reached))}
        aria-valuetext={said}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <span className="mission-figures">{said}</span>
    </div>
  );
}

function ClaimButton({ mission, isNext }: { mission: Mission; isNext: boolean }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const changed = useActivitiesHaveChanged();
  const tryKey = useTryKey();
  const [isRunning, setIsRunning] = useState(false);
  const { missionId, cycleFrom, title, currency } = mission;
  const claim = async (): Promise<void> => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      const idempotencyKey = tryKey(`${missionId} ${cycleFrom}`);
      const { prize } = await send(claimMission, { body: { missionId, cycleFrom } }, { idempotencyKey });
      notify({ tone: 'done', text: text('missionClaimed', { prize: prizeText(prize, currency) }) });
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    }
    await changed();
    setIsRunning(false);
  };
  return (
    <button
      type="button"
      className={`button button-small ${isNext ? 'button-action' : 'button-strong'}`}
      aria-label={text('claimOf', { title })}
      aria-disabled={isRunning}
      onClick={() => void claim()}
    >
      {text('claim')}
    </button>
  );
}
