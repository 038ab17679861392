import './safer-play.css';
import { getSaferPlay } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { BreakForm } from './break-form.tsx';
import { LimitForm } from './limit-form.tsx';
import { RealityForm } from './reality-form.tsx';
import { Limits } from './limits.tsx';

/** SAFE-01, SAFE-02: what a member spends at most, what of it is left, and a break from play. */
export default function SaferPlayRoom({ openRoom }: RoomProps) {
  const text = useText('saferPlay');
  const kept = useQuery({ ...ownQuery('safer-play'), queryFn: () => send(getSaferPlay, {}), staleTime: 0 });
  return (
    <Answer of={kept}>
      {({ limits, currency, break: pause }) => (
        <div className="safer-play">
          {pause && (
            <section className="safer-play-limit">
              <h3 className="centre-heading">
                {text('onBreakUntil')} <Moment at={pause.until} />
              </h3>
              <p className="text-pretty">{text('onBreakNote')}</p>
              <button type="button" className="button button-action" onClick={() => openRoom('withdraw')}>
                {text('withdraw')}
              </button>
            </section>
          )}
          <section>
            <h3 className="centre-heading">{text('yourLimits')}</h3>
            <p className="text-muted text-pretty">{text('intro')}</p>
            <Limits limits={limits} currency={currency} onChanged={kept.refetch} />
          </section>
          <LimitForm currency={currency} onSet={kept.refetch} />
          <RealityForm />
          <BreakForm />
        </div>
      )}
    </Answer>
  );
}
