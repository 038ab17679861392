import './envelopes.css';
import { claimRedEnvelope, type RedEnvelope } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useServerNow } from '../../shared/clock/server-clock.ts';
import { shareLeft } from '../../shared/clock/time-left.ts';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { TimeLeft } from './close-time.tsx';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { EnvelopeRain } from './envelope-rain.tsx';
import { PacketCheck } from './packet-check.tsx';
import { useActivitiesHaveChanged, useIsMember, useRedEnvelopes } from './use-activities.ts';
import { useStakeText } from './use-prize-text.ts';

export function Envelopes() {
  const text = useText('activityCentre');
  const asked = useRedEnvelopes();
  return (
    <Answer of={asked}>
      {({ envelopes }) =>
        envelopes.length === 0 ? (
          <p className="text-muted py-8">{text('noEnvelopes')}</p>
        ) : (
          <div className="activity-stack">
            {envelopes.map((envelope) => (
              <EnvelopePanel key={envelope.roundId} envelope={envelope} />
            ))}
          </div>
        )
      }
    </Answer>
  );
}

/** Its state follows the server's clock between two answers: what was coming opens by itself. */
function usePhase({ state, opensAt, closesAt }: RedEnvelope): RedEnvelope['state'] {
  const now = useServerNow();
  const isLive = useIsLive();
  if (!isLive || state === 'closed') return state;
  if (now >= Date.parse(closesAt)) return 'closed';
  return now >= Date.parse(opensAt) ? 'open' : 'coming';
}

function EnvelopePanel({ envelope }: { envelope: RedEnvelope }) {
  const text = useText('activityCentre');
  const { code } = usePageLanguage();
  const stakeText = useStakeText();
  const phase = usePhase(envelope);
  const { roundId, title, detail, kind, pool, packets, left, currency, own, turnoverTimes } = envelope;
  const facts = text('envelopePool', { packets: formatNumber(code, packets), pool: formatMoney(code, pool, currency) });
  const toStake = stakeText(turnoverTimes);
  return (
    <section className="envelope" aria-labelledby={`envelope-${roundId}`} data-phase={phase}>
      {phase === 'open' && kind === 'rain' && own === null && <EnvelopeRain />}
      <EnvelopeDrawing isOpen={own !== null} />
      <div className="envelope-words">
        <h2 id={`envelope-${roundId}`} className="font-head text-xl font-bold">
          {title}
        </h2>
        {detail !== '' && <p className="text-pretty">{detail}</p>}
        <p className="text-sm">
          {facts} {text('oneEach')} {toStake}
        </p>
        {own ? (
          <p className="envelope-amount" role="status">
            <b>{formatMoney(code, own.amount, currency)}</b>
            <span className="text-sm">{text('packetTaken', { number: String(own.packetNo) })}</span>
          </p>
        ) : (
          <Waiting envelope={envelope} phase={phase} />
        )}
        {phase === 'open' && own === null && <OpenButton envelope={envelope} />}
        {phase === 'open' && <p className="text-sm">{text('packetsLeft', { left: formatNumber(code, left) })}</p>}
        {own && <PacketCheck envelope={envelope} packet={own} />}
      </div>
    </section>
  );
}

const HOUR_MS = 3_600_000;
const RADIUS = 18;
const LENGTH = 2 * Math.PI * RADIUS;

function Waiting({ envelope, phase }: { envelope: RedEnvelope; phase: RedEnvelope['state'] }) {
  const text = useText('activityCentre');
  const now = useServerNow();
  const isLive = useIsLive();
  const { opensAt, closesAt } = envelope;
  if (phase === 'closed') return <p className="text-sm">{text('envelopeOver')}</p>;
  const isOpen = phase === 'open';
  const until = isOpen ? closesAt : opensAt;
  const share = !isLive ? 1 : shareLeft({ opensAt: isOpen ? opensAt : dayBefore(opensAt), closesAt: until }, now);
  return (
    <div className="envelope-count">
      <svg aria-hidden viewBox="0 0 44 44" width={44} height={44}>
        <circle cx="22" cy="22" r={RADIUS} className="envelope-track" />
        <circle
          cx="22"
          cy="22"
          r={RADIUS}
          className="envelope-share"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 22 22)"
        />
      </svg>
      <p>
        <span className="text-sm">{text(isOpen ? 'closesIn' : 'opensIn')}</span>
        <b role="timer">
          <TimeLeft until={until} />
        </b>
        {!isOpen && <Moment at={opensAt} />}
      </p>
    </div>
  );
}

function OpenButton({ envelope: { roundId, currency, left } }: { envelope: RedEnvelope }) {
  const text = useText('activityCentre');
  const { code } = usePageLanguage();
  const session = useSession();
  const isMember = useIsMember();
  const changed = useActivitiesHaveChanged();
  const tryKey = useTryKey();
  const [isRunning, setIsRunning] = useState(false);
  const [said, setSaid] = useState('');
  if (left === 0) return null;
  const open = async (): Promise<void> => {
    if (!isMember) return navigate().openModal(session === null ? 'login' : 'need-true-account');
    if (isRunning) return;
    setIsRunning(true);
    try {
      const { packet } = await send(claimRedEnvelope, { body: { roundId } }, { idempotencyKey: tryKey(roundId) });
      setSaid(text('packetWas', { amount: formatMoney(code, packet.amount, currency) }));
    } catch (failure) {
      setSaid(failureText(failure));
    }
    await changed();
    setIsRunning(false);
  };
  return (
    <>
      <button type="button" className="button button-action" aria-disabled={isRunning} onClick={() => void open()}>
        {text('openEnvelope')}
      </button>
      {said !== '' && (
        <p role="status" className="text-sm">
          {said}
        </p>
      )}
    </>
  );
}

function dayBefore(instant: string): string {
  return new Date(Date.parse(instant) - 24 * HOUR_MS).toISOString();
}
