import { getRealityCheck, realityIntervals, setRealityInterval } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useAct } from '../../shared/security/use-act.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { realityIsAnswered } from './follow-reality.ts';

/** SAFE-02: how often time and result come up by themselves. */
export function RealityForm() {
  const text = useText('saferPlay');
  const kept = useQuery({ ...ownQuery('reality'), queryFn: () => send(getRealityCheck, {}), staleTime: 0 });
  const { isRunning, run } = useAct(kept.refetch);
  const choose = (minutes: (typeof realityIntervals)[number]) =>
    run(async () => {
      realityIsAnswered(await send(setRealityInterval, { body: { minutes } }));
      return text('realitySaved');
    });
  return (
    <section>
      <h3 className="centre-heading">{text('realityTitle')}</h3>
      <p className="text-muted text-pretty">{text('realityIntro')}</p>
      <Answer of={kept}>
        {({ minutes: chosen, longest }) => (
          <div role="group" aria-label={text('realityEvery')} className="safer-play-choices">
            {realityIntervals
              .filter((one) => longest === 0 || (one > 0 && one <= longest))
              .map((minutes) => (
                <button
                  key={minutes}
                  type="button"
                  className={`button button-small ${minutes === chosen ? 'button-strong' : 'button-quiet'}`}
                  aria-pressed={minutes === chosen}
                  disabled={isRunning}
                  onClick={() => choose(minutes)}
                >
                  {text(`realityEvery_${minutes}`)}
                </button>
              ))}
          </div>
        )}
      </Answer>
    </section>
  );
}
