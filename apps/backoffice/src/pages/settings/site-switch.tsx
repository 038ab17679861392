import { listSettings, putSetting } from '@pelita/contract/office';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Setting } from './setting.ts';

const CLOSED = 1;

/** Closes the site and opens it again: the one setting that is changed in a hurry. */
export function SiteSwitch({ status }: { status: Setting }) {
  const text = useText('officeSettings');
  const mayChange = useMay('siteSettings.do');
  const [isAsking, setIsAsking] = useState(false);
  const { act } = useAct(putSetting, [listSettings]);
  const isClosed = status.value === CLOSED;
  const name = isClosed ? text('openSite') : text('closeSite');
  return (
    <section className="site-switch" aria-label={isClosed ? text('siteIsClosed') : text('siteIsOpen')}>
      <div>
        <h2>
          <StateBadge
            tone={isClosed ? 'failed' : 'done'}
            label={isClosed ? text('siteIsClosed') : text('siteIsOpen')}
          />
        </h2>
        <p>{isClosed ? text('siteIsClosedNote') : text('siteIsOpenNote')}</p>
      </div>
      {mayChange && (
        <button
          type="button"
          className={`button ${isClosed ? 'button-action' : 'button-warning'}`}
          onClick={() => setIsAsking(true)}
        >
          {name}
        </button>
      )}
      {isAsking && (
        <ActDialog
          title={name}
          confirm={name}
          isDanger={!isClosed}
          reason="optional"
          onAct={(reason) =>
            act({
              params: { key: status.key },
              body: {
                value: isClosed ? 0 : CLOSED,
                seen: { value: status.value },
                ...(reason === '' ? {} : { reason }),
              },
            })
          }
          onClose={() => setIsAsking(false)}
        >
          <p>{isClosed ? text('siteIsOpenNote') : text('siteIsClosedNote')}</p>
        </ActDialog>
      )}
    </section>
  );
}
