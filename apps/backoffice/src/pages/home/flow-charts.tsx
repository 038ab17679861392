import { formatDateTime, languageOf } from '@pelita/i18n';
import { Chart } from '@pelita/ui/chart';
import { daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../shared/language/use-text.ts';
import type { Dashboard } from './dashboard.ts';

/** Money by hour, beside yesterday's deposits, and revenue by day. */
export function FlowCharts({ dashboard: { hours, days, currency } }: { dashboard: Dashboard }) {
  const text = useText('officeHome');
  const { language, timeZone } = useReader();
  const { tag } = languageOf(language);
  const hourText = (hour: string) => formatDateTime(language, Date.parse(hour), timeZone);
  return (
    <>
      <Chart
        title={text('byHour')}
        titleAs="h2"
        points={hours.map(({ hour }) => hourText(hour))}
        pointsName={text('hour')}
        series={[
          { name: text('deposits'), kind: 'bars', values: hours.map(({ deposits }) => deposits) },
          { name: text('withdrawals'), kind: 'bars', values: hours.map(({ withdrawals }) => withdrawals) },
        ]}
        currency={currency}
        isLastOpen
      />
      <Chart
        title={text('byDay')}
        titleAs="h2"
        points={days.map(({ day }) => daysText(tag, { from: day, to: day }))}
        pointsName={text('day')}
        series={[
          { name: text('ggr'), kind: 'bars', values: days.map(({ ggr }) => ggr) },
          { name: text('deposits'), kind: 'comparison', values: days.map(({ deposits }) => deposits) },
        ]}
        currency={currency}
        isLastOpen
      />
    </>
  );
}
