import { listAgentRuns, listApprovals, releaseAgentRun } from '@pelita/contract/office';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { Money } from '../../shared/parts/money.tsx';
import type { Run } from './run.ts';

/** Lets a settlement be paid that is above the limit; another operator decides. */
export function ReleaseDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const text = useText('officeAgentRuns');
  const { act } = useAct(releaseAgentRun, [listAgentRuns, listApprovals]);
  return (
    <ActDialog
      title={text('release')}
      confirm={text('release')}
      reason="required"
      onAct={(reason) => act({ params: { runId: run.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('releaseNote', { lines: String(run.lines) })}</p>
      <Money value={run.paid} currency={run.currency} />
    </ActDialog>
  );
}
