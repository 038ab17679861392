import { listAgentRuns } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import type { Run } from './run.ts';

/** Settlements of agents' contracts: what the next would come to, and those that wait for a release. */
export default function AgentRunsPage({ search }: PageProps<ListAddress>) {
  const text = useText('officeAgentRuns');
  const titles = useText('officePages');
  const mayRelease = useMay('agentRuns.propose');
  const [isPreviewing, setPreviewing] = useState(false);
  const [opened, setOpened] = useState<Run | null>(null);
  const mayOpen = ({ state }: Run) => mayRelease && state === 'waiting';
  return (
    <PageFrame
      title={titles('agentRuns')}
      acts={
        <button type="button" className="button button-action" onClick={() => setPreviewing(true)}>
          {text('preview')}
        </button>
      }
    >
      <OfficeList
        of={listAgentRuns}
        address={search}
        caption={titles('agentRuns')}
        hidden={usuallyHidden}
        cells={{
          windowBegins: (row) =>
            mayOpen(row as Run) ? (
              <button type="button" className="link" onClick={() => setOpened(row as Run)}>
                <Moment at={(row as Run).windowBegins} />
              </button>
            ) : (
              <Moment at={(row as Run).windowBegins} />
            ),
        }}
      />
      {isPreviewing && <PreviewDialog onClose={() => setPreviewing(false)} />}
      {opened && <ReleaseDialog run={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}

const usuallyHidden = ['currency', 'runPeriod'];
