import {
  listOfficeProviders,
  listOfficeVendors,
  type OfficeProvider,
  switchOfficeProvider,
} from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { KeyDialog } from './key-dialog.tsx';
import { SwitchState } from './switch-state.tsx';

type Asked = { act: 'switch' | 'key'; provider: OfficeProvider };

/** Who signs the bets, by which key, and whether they are taken. */
export function Providers() {
  const text = useText('officeCatalogue');
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useAnswer(listOfficeProviders, {});
  const close = () => setAsked(null);
  return (
    <>
      <DataTable
        caption={text('providers')}
        rows={answer.data?.providers}
        keyOf={({ code }) => code}
        failure={answer.error ?? undefined}
        onRetry={() => void answer.refetch()}
        empty={null}
        columns={[
          { name: 'name', head: text('provider'), cell: ({ name }) => name },
          { name: 'games', head: text('titles'), cell: ({ games }) => games, isFigure: true },
          {
            name: 'state',
            head: text('state'),
            cell: ({ isEnabled }) => <SwitchState state={isEnabled ? 'on' : 'off'} />,
          },
          { name: 'key', head: text('key'), cell: (provider) => <Key {...provider} />, isLong: true },
          {
            name: 'acts',
            head: text('change', { name: '' }),
            cell: (provider) => <Acts provider={provider} onAsk={setAsked} />,
          },
        ]}
      />
      {asked?.act === 'switch' && <SwitchProviderDialog provider={asked.provider} onClose={close} />}
      {asked?.act === 'key' && <KeyDialog provider={asked.provider} onClose={close} />}
    </>
  );
}

function Key({ keyFingerprint, oldKeyUntil }: OfficeProvider) {
  const text = useText('officeCatalogue');
  return (
    <span className="provider-key">
      <code title={keyFingerprint}>{`${keyFingerprint.slice(0, 16)}…`}</code>
      {oldKeyUntil !== null && (
        <small>
          {text('oldKeyUntil')} <Moment at={oldKeyUntil} />
        </small>
      )}
    </span>
  );
}

function Acts({ provider, onAsk }: { provider: OfficeProvider; onAsk: (asked: Asked) => void }) {
  const text = useText('officeCatalogue');
  const maySwitch = useMay('catalogue.do');
  const mayRotate = useMay('providerKeys.propose');
  if (provider.launchUrl === null) return <span className="text-muted">{text('partOfProduct')}</span>;
  return (
    <span className="row-acts">
      {maySwitch && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onAsk({ act: 'switch', provider })}
        >
          {text(provider.isEnabled ? 'switchOff' : 'switchOn')}
        </button>
      )}
      {mayRotate && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onAsk({ act: 'key', provider })}
        >
          {text('rotate')}
        </button>
      )}
    </span>
  );
}

function SwitchProviderDialog({ provider, onClose }: { provider: OfficeProvider; onClose: () => void }) {
  const text = useText('officeCatalogue');
  const { code, name, isEnabled } = provider;
  const { act } = useAct(switchOfficeProvider, [listOfficeProviders, listOfficeVendors]);
  const title = text(isEnabled ? 'switchOff' : 'switchOn');
  return (
    <ActDialog
      title={title}
      confirm={title}
      isDanger={isEnabled}
      reason="required"
      onAct={(reason) => act({ params: { code }, body: { isEnabled: !isEnabled, reason } })}
      onClose={onClose}
    >
      <p>{text(isEnabled ? 'switchOffNote' : 'switchOnNote', { name })}</p>
    </ActDialog>
  );
}
