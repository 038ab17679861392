import type { Call, CallRequest, CallValue } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { DateRange } from '@pelita/ui/date-range';
import { dayIn } from '@pelita/ui/days';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { Pager } from '@pelita/ui/pager';
import { useReader } from '@pelita/ui/reader';
import type { ReactNode } from 'react';
import { takeFile } from '../../shared/calls/take-file.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Bar } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { queryOf, type ReportProps } from './search.ts';

type Span = { from: string; to: string; pageNum: number; totalPages: number };

/** A report by its call: the days, its file for those who may take it, its table, and its pages. */
export function Report<C extends Call>(
  props: ReportProps & { call: C; children: (value: CallValue<C> & Span) => ReactNode },
) {
  const { call, search, onSearch, children } = props;
  const text = useText('officeReports');
  const { timeZone } = useReader();
  const mayExport = useMay('reports.export');
  const failureText = useFailureText();
  const input = { query: queryOf(search) } as unknown as CallRequest<C>;
  const asked = useAnswer(call, input, { keepsLast: true });
  const today = dayIn(timeZone, nowMs());
  const take = ({ from, to }: Span) =>
    takeFile(call, input, `${from}_${to}`).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
  return (
    <Loaded of={asked}>
      {(answer) => {
        const value = answer as CallValue<C> & Span;
        const { from, to, pageNum, totalPages } = value;
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
              {mayExport && (
                <button type="button" className="button button-quiet" onClick={() => void take(value)}>
                  {text('file')}
                </button>
              )}
            </Bar>
            {children(value)}
            <Pager current={pageNum} total={totalPages} onPage={(page) => onSearch({ page: String(page) })} />
          </div>
        );
      }}
    </Loaded>
  );
}
