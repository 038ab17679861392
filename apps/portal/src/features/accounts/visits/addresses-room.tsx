import { listRegisteredAddresses, removeRegisteredAddress } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Answer } from '@pelita/ui/answer';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useAct } from '../../../shared/security/use-act.ts';
import { VisitRow } from './visit-row.tsx';

/** MC-03, LOGIN-12: the addresses from which a login needs no second step. */
export default function AddressesRoom() {
  const text = useText('centre');
  const addresses = useQuery({
    ...ownQuery('addresses'),
    queryFn: () => send(listRegisteredAddresses, {}),
    staleTime: 0,
  });
  const { isRunning, run } = useAct(addresses.refetch);
  const remove = async (addressId: string): Promise<string> => {
    await send(removeRegisteredAddress, { params: { addressId } });
    return text('addressRemoved');
  };
  return (
    <div className="centre-stack">
      <p className="text-muted text-pretty">{text('addressesIntro')}</p>
      <Answer of={addresses}>
        {(kept) =>
          kept.length === 0 ? (
            <p role="status">{text('noAddresses')}</p>
          ) : (
            <ul className="centre-list">
              {kept.map(({ addressId, address, registeredAt, lastUsedAt, isCurrent }) => (
                <VisitRow
                  key={addressId}
                  name={address}
                  badge={isCurrent ? text('addressHere') : undefined}
                  facts={[
                    [text('registeredAt'), { at: registeredAt }],
                    [text('lastUsedAt'), { at: lastUsedAt }],
                  ]}
                  act={
                    <button
                      type="button"
                      className="button button-quiet button-small"
                      aria-label={text('removeAddressOf', { address })}
                      disabled={isRunning}
                      onClick={() => run(() => remove(addressId))}
                    >
                      {text('removeAddress')}
                    </button>
                  }
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}
