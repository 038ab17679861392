import { nowMs } from '@pelita/client/now';
import { listAgents, listApprovals, moveAgentBranch } from '@pelita/contract/office';
import { DateField } from '@pelita/ui/date-field';
import { dayIn } from '@pelita/ui/days';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { startup } from '../../shared/page/startup.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

const DAY_MS = 24 * 3_600_000;

/** Under whom the branch is to hang, and from which day on; another operator decides. */
export function MoveDialog({ account, onClose }: { account: { id: string; name: string }; onClose: () => void }) {
  const text = useText('officeAgents');
  const [upline, setUpline] = useState('');
  const [day, setDay] = useState(() => dayIn(startup.timeZone, nowMs() + DAY_MS));
  const { act } = useAct(moveAgentBranch, [listAgents, listApprovals]);
  const move = (reason: string) =>
    act({ params: { id: account.id }, body: { upline: upline.trim() === '' ? null : upline.trim(), day, reason } });
  return (
    <ActDialog
      title={text('move', { account: account.name })}
      confirm={text('propose')}
      reason="required"
      onAct={move}
      onClose={onClose}
    >
      <p>{text('moveNote')}</p>
      <TextField name="upline" label={text('upline')} hint={text('uplineNote')} value={upline} onChange={setUpline} />
      <DateField name="day" label={text('day')} value={day} onChange={setDay} />
    </ActDialog>
  );
}
