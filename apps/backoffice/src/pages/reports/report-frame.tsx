import type { Call, CallRequest } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { DateRange } from '@pelita/ui/date-range';
import { dayIn } from '@pelita/ui/days';
import { notify } from '@pelita/ui/notice';
import { Pager } from '@pelita/ui/pager';
import { useReader } from '@pelita/ui/reader';
import { useFailureText } from '@pelita/ui/failure-text';
import type { ReactNode } from 'react';
import { takeFile } from '../../shared/calls/take-file.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Bar } from '../../shared/parts/panel.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import type { ReportSearch } from './search.ts';

/** The days of a report, its file for those who may take it, and its pages. */
export function ReportFrame<C extends Call>(props: {
  call: C;
  input: CallRequest<C>;
  value: { from: string; to: string; pageNum: number; totalPages: number };
  onSearch: (change: ReportSearch) => void;
  children: ReactNode;
}) {
  const { call, input, value, onSearch, children } = props;
  const text = useText('officeReports');
  const { timeZone } = useReader();
  const { permissions } = useOperator();
  const failureText = useFailureText();
  const { from, to, pageNum, totalPages } = value;
  const today = dayIn(timeZone, nowMs());
  const take = () =>
    takeFile(call, input, `${from}_${to}`).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
  return (
    <div className="column">
      <Bar>
        <DateRange
          label={text('days')}
          days={{ from, to }}
          today={today}
          maximum={today}
          onChange={(days) => onSearch({ ...days, page: '1' })}
        />
        {permissions.includes('reports.export') && (
          <button type="button" className="button button-quiet" onClick={() => void take()}>
            {text('file')}
          </button>
        )}
      </Bar>
      {children}
      <Pager current={pageNum} total={totalPages} onPage={(page) => onSearch({ page: String(page) })} />
    </div>
  );
}
