import {
  accountGameBetHistory,
  type BetRecord,
  type BetStatus,
  betStatuses,
  type CallValue,
  STATUS_BETS_MAXIMUM,
} from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { StatTile } from '@pelita/ui/stat-tile';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import type { BetFilters } from './bet-filters.ts';
import { RecordAnswer } from '../../shared/records/record-answer.tsx';
import { FileButton, Filter, RecordBar } from '../../shared/records/record-bar.tsx';

/** A bet that paid less than its stake is no gain: a state says whether it is over, and the result what it came to. */
export const betTones: Record<BetStatus, Tone> = {
  open: 'waiting',
  won: 'information',
  lost: 'neutral',
  returned: 'neutral',
};

export function BetList({ filters: held, onOpen }: { filters: BetFilters; onOpen: (betId: string) => void }) {
  const text = useText('records');
  const gamesText = useText('games');
  const { days, page, filters, setDays, setPage, narrow } = held;
  const { type, vendor, status } = filters;
  const query = { ...days, ...(type && { type }), ...(vendor && { vendor }), ...(status && { status }) };
  const answer = useQuery({
    ...ownQuery('records', 'bets', JSON.stringify(query), page),
    queryFn: () => send(accountGameBetHistory, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns: Column<BetRecord>[] = [
    { name: 'at', head: text('time'), cell: ({ at }) => <Moment at={at} /> },
    {
      name: 'game',
      head: text('game'),
      isLong: true,
      cell: ({ betId, gameName }) => (
        <button type="button" className="record-open" onClick={() => onOpen(betId)}>
          {gameName}
        </button>
      ),
    },
    {
      name: 'status',
      head: text('status'),
      cell: (bet) => <StateBadge tone={betTones[bet.status]} label={text(`bet_${bet.status}`)} />,
    },
    {
      name: 'stake',
      head: text('stake'),
      isFigure: true,
      cell: ({ stake, currency }) => <Amount value={stake} currency={currency} />,
    },
    {
      name: 'won',
      head: text('won'),
      isFigure: true,
      cell: ({ won, currency }) => <Amount value={won} currency={currency} />,
    },
    {
      name: 'net',
      head: text('result'),
      isFigure: true,
      cell: ({ net, currency }) => <Amount value={net} currency={currency} isSigned />,
    },
  ];
  return (
    <RecordAnswer of={answer}>
      {({ from, to, today, content, totals, totalPages, played }) => (
        <div className="record-room">
          <Sums totals={totals} />
          <RecordBar
            days={{ from, to }}
            today={today}
            onDays={setDays}
            file={
              <FileButton call={accountGameBetHistory} input={{ query }} name={`${from}_${to}`} list={text('bets')} />
            }
          >
            <Filter
              label={text('product')}
              all={text('allProducts')}
              value={type}
              choices={once(played.map(({ product }) => ({ value: product, label: gamesText(product) })))}
              onChange={(next) => narrow({ type: next, vendor: undefined })}
            />
            <Filter
              label={text('vendor')}
              all={text('allVendors')}
              value={vendor}
              choices={once(
                played
                  .filter(({ product }) => type === undefined || product === type)
                  .map(({ vendor: value, vendorName: label }) => ({ value, label })),
              )}
              onChange={(next) => narrow({ vendor: next })}
            />
            <Filter
              label={text('status')}
              all={text('allStatuses')}
              value={status}
              choices={betStatuses.map((value) => ({ value, label: text(`bet_${value}`) }))}
              onChange={(next) => narrow({ status: next })}
            />
          </RecordBar>
          {!totals.isComplete && (
            <p className="record-note">{text('newestOnly', { count: String(STATUS_BETS_MAXIMUM) })}</p>
          )}
          <DataTable
            caption={text('betsOf', { count: totals.count })}
            columns={columns}
            rows={content}
            keyOf={({ betId }) => betId}
            isWaiting={({ status: of }) => of === 'open'}
            empty={text('noBets')}
            {...(totalPages > 1 && { foot: <Pager current={page} total={totalPages} onPage={setPage} /> })}
          />
        </div>
      )}
    </RecordAnswer>
  );
}

function Sums({ totals }: { totals: CallValue<typeof accountGameBetHistory>['totals'] }) {
  const text = useText('records');
  const { stake, won, net, currency } = totals;
  return (
    <div className="record-tiles">
      <StatTile label={text('staked')} figure={<Amount value={stake} currency={currency} />} />
      <StatTile label={text('won')} figure={<Amount value={won} currency={currency} />} />
      <StatTile label={text('result')} figure={<Amount value={net} currency={currency} isSigned />} />
    </div>
  );
}

function once<Choice extends { value: string }>(choices: readonly Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}
