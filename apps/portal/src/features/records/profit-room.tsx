import '../../shared/records/records.css';
import {
  accountProfit,
  type CallValue,
  type CurrencyCode,
  decimalFromMinor,
  type ProfitPeriod,
  profitPeriods,
  type ProfitRecord,
} from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Chart } from '@pelita/ui/chart';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { type Days, daysText } from '@pelita/ui/days';
import { Pager } from '@pelita/ui/pager';
import { StatTile } from '@pelita/ui/stat-tile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { FileButton, RecordBar } from '../../shared/records/record-bar.tsx';
import { daysIn, useRecordDays } from '../../shared/records/record-days.ts';

type Profit = CallValue<typeof accountProfit>;

/** MC-10, SAFE-03: the result by day, week or month, drawn and in figures, and by product. */
export default function ProfitRoom() {
  const text = useText('records');
  const { days, page, setDays, setPage } = useRecordDays();
  const [period, setPeriod] = useState<ProfitPeriod>('day');
  const query = { ...days, type: period };
  const answer = useQuery({
    ...ownQuery('records', 'profit', JSON.stringify(query), page),
    queryFn: () => send(accountProfit, { query: { ...query, pageNum: String(page), pageSize: '31' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const choose = (next: ProfitPeriod) => {
    setPeriod(next);
    setPage(1);
  };
  return (
    <RecordAnswer of={answer}>
      {({ from, to, today, content, totals, totalPages }) => (
        <div className="record-room">
          <Tiles totals={totals} />
          <RecordBar
            days={{ from, to }}
            today={today}
            onDays={setDays}
            file={<FileButton call={accountProfit} input={{ query }} name={`${from}_${to}`} list={text('profit')} />}
          >
            <div role="group" aria-label={text('by')} className="date-presets">
              {profitPeriods.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="date-preset"
                  aria-pressed={name === period}
                  onClick={() => choose(name)}
                >
                  {text(`by_${name}`)}
                </button>
              ))}
            </div>
          </RecordBar>
          <ProfitChart
            content={period === 'day' && totalPages <= 1 ? everyDay(content, { from, to }, totals.currency) : content}
            currency={totals.currency}
            isLastOpen={to >= today && page === 1}
          />
          <Products totals={totals} />
          <Periods content={content} totals={totals} />
          <Pager current={page} total={totalPages} onPage={setPage} />
        </div>
      )}
    </RecordAnswer>
  );
}

function Tiles({ totals }: { totals: Profit['totals'] }) {
  const text = useText('records');
  const { net, stake, won, bonus, deposited, withdrawn, currency } = totals;
  return (
    <div className="record-tiles">
      <StatTile label={text('result')} figure={<Amount value={net} currency={currency} isSigned />} />
      <StatTile label={text('staked')} figure={<Amount value={stake} currency={currency} />} />
      <StatTile label={text('won')} figure={<Amount value={won} currency={currency} />} />
      <StatTile label={text('bonus')} figure={<Amount value={bonus} currency={currency} />} />
      <StatTile label={text('deposited')} figure={<Amount value={deposited} currency={currency} />} />
      <StatTile label={text('withdrawn')} figure={<Amount value={withdrawn} currency={currency} />} />
    </div>
  );
}

type Drawn = Pick<ProfitRecord, 'period' | 'net'>;

/** A day on which nothing happened is drawn too. */
function everyDay(content: readonly Drawn[], days: Days, currency: CurrencyCode): Drawn[] {
  const known = new Map(content.map((one) => [one.period, one]));
  const nothing = decimalFromMinor(0n, currency);
  return daysIn(days)
    .map((period) => known.get(period) ?? { period, net: nothing })
    .toReversed();
}

/** The oldest first, as time is read. */
function ProfitChart(props: { content: readonly Drawn[]; currency: string; isLastOpen: boolean }) {
  const text = useText('records');
  const { code } = usePageLanguage();
  const inTime = props.content.toReversed();
  return (
    <Chart
      title={text('resultOverTime')}
      points={inTime.map(({ period }) => dayText(code, period))}
      pointsName={text('period')}
      series={[{ name: text('result'), kind: 'bars', values: inTime.map(({ net }) => net) }]}
      currency={props.currency}
      isLastOpen={props.isLastOpen}
    />
  );
}

type Row = Profit['totals']['products'][number];

function Products({ totals: { products, currency } }: { totals: Profit['totals'] }) {
  const text = useText('records');
  const gamesText = useText('games');
  const columns: Column<Row>[] = [
    { name: 'product', head: text('product'), cell: ({ product }) => gamesText(product) },
    { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets },
    {
      name: 'stake',
      head: text('staked'),
      isFigure: true,
      cell: ({ stake }) => <Amount value={stake} currency={currency} />,
    },
    { name: 'won', head: text('won'), isFigure: true, cell: ({ won }) => <Amount value={won} currency={currency} /> },
    {
      name: 'net',
      head: text('result'),
      isFigure: true,
      cell: ({ net }) => <Amount value={net} currency={currency} isSigned />,
    },
  ];
  return (
    <DataTable
      caption={text('byProduct')}
      columns={columns}
      rows={products}
      keyOf={({ product }) => product}
      empty={text('noBets')}
    />
  );
}

function Periods({ content, totals }: { content: readonly ProfitRecord[]; totals: Profit['totals'] }) {
  const text = useText('records');
  const { code } = usePageLanguage();
  const { currency } = totals;
  const money = (name: 'stake' | 'won' | 'bonus', head: string): Column<ProfitRecord> => ({
    name,
    head,
    isFigure: true,
    cell: (row) => <Amount value={row[name]} currency={currency} />,
    total: <Amount value={totals[name]} currency={currency} />,
  });
  const columns: Column<ProfitRecord>[] = [
    { name: 'period', head: text('period'), cell: ({ period }) => dayText(code, period), total: text('total') },
    money('stake', text('staked')),
    money('won', text('won')),
    money('bonus', text('bonus')),
    {
      name: 'net',
      head: text('result'),
      isFigure: true,
      cell: ({ net }) => <Amount value={net} currency={currency} isSigned />,
      total: <Amount value={totals.net} currency={currency} isSigned />,
    },
  ];
  return (
    <DataTable
      caption={text('byPeriod')}
      columns={columns}
      rows={content}
      keyOf={({ period }) => period}
      empty={text('noMovements')}
    />
  );
}

function dayText(language: string, day: string): string {
  return daysText(languageOf(language).tag, { from: day, to: day });
}
