import { listOfficeGames, listOfficeVendors, pickGames } from '@pelita/contract/office';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { Pin, PinOff } from 'lucide-react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { OrderButtons } from '../../shared/parts/order-buttons.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Catalogue } from './catalogue.ts';

/** The games that come first, in their order. */
export function Picked({ catalogue }: { catalogue: Catalogue }) {
  const text = useText('officeCatalogue');
  const mayDo = useMay('catalogue.do');
  const pick = usePick(catalogue);
  const order = catalogue.picked.map(({ code }) => code);
  return (
    <Panel title={text('inFront')}>
      <p className="text-muted">{text('inFrontNote')}</p>
      {order.length === 0 && <p>{text('noneInFront')}</p>}
      <ol className="picked-games">
        {catalogue.picked.map(({ code, name }) => (
          <li key={code}>
            <b>{name}</b>
            {mayDo && (
              <>
                <OrderButtons
                  order={order}
                  of={code}
                  earlier={text('earlier', { name })}
                  later={text('later', { name })}
                  onOrder={(after) => void pick(after)}
                />
                <PickButton code={code} name={name} catalogue={catalogue} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function PickButton({ code, name, catalogue }: { code: string; name: string; catalogue: Catalogue }) {
  const text = useText('officeCatalogue');
  const pick = usePick(catalogue);
  const order = catalogue.picked.map((one) => one.code);
  const isPicked = order.includes(code);
  const Icon = isPicked ? PinOff : Pin;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isPicked ? text('takeBack', { name }) : text('putInFront', { name })}
      onClick={() => void pick(isPicked ? order.filter((one) => one !== code) : [...order, code])}
    >
      <Icon aria-hidden size={16} />
    </button>
  );
}

/** From the order that the page shows; another one that is there is asked for and said. */
function usePick({ picked }: Catalogue) {
  const failureText = useFailureText();
  const { act } = useAct(pickGames, [listOfficeVendors, listOfficeGames]);
  return (after: string[]): Promise<unknown> =>
    act({ body: { before: picked.map(({ code }) => code), after } }).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
}
