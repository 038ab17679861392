import { agentIncomes, type AgentIncome } from '@pelita/contract';
import { previewAgentRun } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { FieldFrame } from '@pelita/ui/field-frame';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Loaded } from '../../shared/state/loaded.tsx';

/** What the next settlement of a family would come to now. Looking pays nothing. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const text = useText('officeAgentRuns');
  const lists = useText('officeLists');
  const [family, setFamily] = useState<AgentIncome>('daily');
  const preview = useAnswer(previewAgentRun, { query: { family } });
  return (
    <ModalFrame kind="dialog" width={560} title={text('preview')} onClose={onClose}>
      <FieldFrame label={lists('column_family')} problem={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={family}
            onChange={({ target }) => setFamily(agentIncomes.find((one) => one === target.value) ?? 'daily')}
          >
            {agentIncomes.map((one) => (
              <option key={one} value={one}>
                {lists(`family_${one}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Loaded of={preview}>
        {({ window, totals, lines, currency }) =>
          window === null ? (
            <p>{text('noContract')}</p>
          ) : (
            <>
              <p>{text(window.isClosed ? 'closed' : 'open')}</p>
              <DescriptionList
                facts={[
                  { name: lists('column_windowBegins'), value: <Moment at={window.begins} /> },
                  { name: lists('column_windowEnds'), value: <Moment at={window.ends} /> },
                  { name: lists('column_lines'), value: String(totals.lines) },
                  { name: lists('column_due'), value: `${currency} ${totals.due}` },
                  { name: lists('column_paid'), value: `${currency} ${totals.paid}` },
                  { name: lists('column_owed'), value: `${currency} ${totals.owed}` },
                  ...lines.slice(0, LISTED).map((line) => ({ name: line.username, value: `${currency} ${line.net}` })),
                ]}
              />
            </>
          )
        }
      </Loaded>
    </ModalFrame>
  );
}

const LISTED = 10;
