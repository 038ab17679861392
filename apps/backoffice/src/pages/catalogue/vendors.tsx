import { changeVendor, listOfficeVendors, type OfficeVendor, orderVendors } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { OrderButtons } from '../../shared/parts/order-buttons.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Catalogue } from './catalogue.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { SwitchState } from './switch-state.tsx';

export function Vendors({ catalogue }: { catalogue: Catalogue }) {
  const text = useText('officeCatalogue');
  const failureText = useFailureText();
  const mayDo = useMay('catalogue.do');
  const [changed, setChanged] = useState<OfficeVendor | null>(null);
  const { act: order } = useAct(orderVendors, [listOfficeVendors]);
  const { act: change } = useAct(changeVendor, [listOfficeVendors]);
  const codes = catalogue.vendors.map(({ code }) => code);
  const keepOrder = (after: string[]) =>
    order({ body: { before: codes, after } }).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
  return (
    <>
      <DataTable
        caption={text('allVendors')}
        rows={catalogue.vendors}
        keyOf={({ code }) => code}
        empty={null}
        columns={[
          { name: 'name', head: text('vendor'), cell: ({ name }) => name },
          { name: 'code', head: text('code'), cell: ({ code }) => code },
          { name: 'games', head: text('titles'), cell: ({ games }) => games, isFigure: true },
          { name: 'state', head: text('state'), cell: (vendor) => <SwitchState state={stateOf(vendor)} /> },
          ...(mayDo
            ? [
                {
                  name: 'order',
                  head: text('order'),
                  cell: ({ code, name }: OfficeVendor) => (
                    <OrderButtons
                      order={codes}
                      of={code}
                      earlier={text('earlier', { name })}
                      later={text('later', { name })}
                      onOrder={(after) => void keepOrder(after)}
                    />
                  ),
                },
                {
                  name: 'change',
                  head: text('change', { name: '' }),
                  cell: (vendor: OfficeVendor) => (
                    <button
                      type="button"
                      className="button button-quiet button-small"
                      aria-label={text('change', { name: vendor.name })}
                      onClick={() => setChanged(vendor)}
                    >
                      {text('changeShort')}
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changed && (
        <SwitchDialog
          name={changed.name}
          seen={changed}
          zone={catalogue.timeZone}
          onSave={(body) => change({ params: { code: changed.code }, body })}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}

function stateOf({ isEnabled, maintenance }: OfficeVendor): 'on' | 'off' | 'maintenance' {
  if (!isEnabled) return 'off';
  return maintenance === null ? 'on' : 'maintenance';
}
