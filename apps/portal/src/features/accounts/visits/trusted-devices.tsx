import { listTrustedDevices, removeTrustedDevice } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useAct } from '../../../shared/security/use-act.ts';
import { useDeviceName, VisitRow } from './visit-row.tsx';

export const trustedDevicesQuery = {
  ...ownQuery('trustedDevices'),
  queryFn: () => send(listTrustedDevices, {}),
  staleTime: 0,
};

/** MC-03: the devices that are not asked for a second step. Most members have none, and see nothing of it. */
export function TrustedDevices() {
  const text = useText('centre');
  const nameOf = useDeviceName();
  const trusted = useQuery(trustedDevicesQuery);
  const { isRunning, run } = useAct(trusted.refetch);
  const remove = async (deviceId: string): Promise<string> => {
    await send(removeTrustedDevice, { params: { deviceId } });
    return text('trustRemoved');
  };
  if (!trusted.data || trusted.data.length === 0) return null;
  return (
    <section className="centre-stack" aria-labelledby="trusted-devices">
      <h3 id="trusted-devices" className="font-head text-lg font-bold">
        {text('trustedTitle')}
      </h3>
      <p className="text-muted text-pretty">{text('trustedIntro')}</p>
      <ul className="centre-list">
        {trusted.data.map(({ deviceId, device, address, lastUsedAt, trustedUntil, isCurrent }) => (
          <VisitRow
            key={deviceId}
            name={nameOf(device)}
            badge={isCurrent ? text('thisDevice') : undefined}
            facts={[
              [text('address'), address],
              [text('lastUsedAt'), { at: lastUsedAt }],
              [text('trustedUntil'), { at: trustedUntil }],
            ]}
            act={
              <button
                type="button"
                className="button button-quiet button-small"
                aria-label={text('removeTrustOf', { device: nameOf(device), address })}
                disabled={isRunning}
                onClick={() => run(() => remove(deviceId))}
              >
                {text('removeTrust')}
              </button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
