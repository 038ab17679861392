import { endOtherSessions, endSession, listSessions } from '@pelita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Answer } from '@pelita/ui/answer';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useAct } from '../../../shared/security/use-act.ts';
import { TrustedDevices, trustedDevicesQuery } from './trusted-devices.tsx';
import { useDeviceName, VisitRow } from './visit-row.tsx';

/** MC-03, LOGIN-15: where somebody is logged in now, and the end of what they do not know. */
export default function SessionsRoom() {
  const text = useText('centre');
  const nameOf = useDeviceName();
  const client = useQueryClient();
  const sessions = useQuery({ ...ownQuery('sessions'), queryFn: () => send(listSessions, {}), staleTime: 0 });
  const { isRunning, run } = useAct(sessions.refetch);

  const end = async (sessionId: string): Promise<string> => {
    await send(endSession, { params: { sessionId } });
    return text('sessionEnded');
  };
  const endOthers = async (): Promise<string> => {
    const { ended } = await send(endOtherSessions, {});
    await client.invalidateQueries(trustedDevicesQuery);
    return text('othersEnded', { count: ended });
  };
  return (
    <div className="centre-stack">
      <p className="text-muted text-pretty">{text('sessionsIntro')}</p>
      <Answer of={sessions}>
        {(open) => (
          <>
            <ul className="centre-list">
              {open.map(({ sessionId, device, address, openedAt, lastSeenAt, isCurrent }) => (
                <VisitRow
                  key={sessionId}
                  name={nameOf(device)}
                  badge={isCurrent ? text('thisDevice') : undefined}
                  facts={[
                    [text('address'), address],
                    [text('loggedInAt'), { at: openedAt }],
                    [text('lastSeenAt'), { at: lastSeenAt }],
                  ]}
                  act={
                    !isCurrent && (
                      <button
                        type="button"
                        className="button button-quiet button-small"
                        aria-label={text('endSessionOf', { device: nameOf(device), address })}
                        disabled={isRunning}
                        onClick={() => run(() => end(sessionId))}
                      >
                        {text('endSession')}
                      </button>
                    )
                  }
                />
              ))}
            </ul>
            {open.length > 1 ? (
              <button
                type="button"
                className="button button-strong"
                disabled={isRunning}
                onClick={() => run(endOthers)}
              >
                {text('endOthers')}
              </button>
            ) : (
              <p className="text-muted text-sm">{text('onlyHere')}</p>
            )}
          </>
        )}
      </Answer>
      <TrustedDevices />
    </div>
  );
}
