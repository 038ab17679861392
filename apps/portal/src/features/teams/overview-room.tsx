import '../../shared/records/records.css';
import './teams.css';
import {
  type CallValue,
  type CurrencyCode,
  decimalFromMinor,
  getTeamOverview,
  minorFromDecimal,
} from '@pelita/contract';
import { dateFormat, formatMoney, languageOf } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { Chart } from '@pelita/ui/chart';
import { DateRange } from '@pelita/ui/date-range';
import { dayIn, daysText } from '@pelita/ui/days';
import { nowMs } from '@pelita/client/now';
import { StatTile } from '@pelita/ui/stat-tile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { daysIn, useRecordDays } from '../../shared/records/record-days.ts';
import type { AgentRoomName, RoomProps } from '../../shared/rooms/room.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { TeamLevel } from './team-level.tsx';

type Overview = CallValue<typeof getTeamOverview>;

/** AC-02: the team in figures, by day, and its first level. */
export default function OverviewRoom({ openRoom }: RoomProps<AgentRoomName>) {
  const text = useText('agentCentre');
  const { settings } = useStartup();
  const today = dayIn(settings.timeZone, nowMs());
  const { days, setDays } = useRecordDays();
  const answer = useQuery({
    ...ownQuery('team', 'overview', JSON.stringify(days)),
    queryFn: () => send(getTeamOverview, { query: days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Answer of={answer}>
      {(overview) => (
        <div className="record-room" aria-busy={answer.isPlaceholderData}>
          <div className="record-days">
            <DateRange
              label={text('days')}
              days={{ from: overview.from, to: overview.to }}
              today={today}
              maximum={today}
              presets={['today', 'previous7', 'previous30']}
              onChange={setDays}
            />
            <button
              type="button"
              className="button button-small button-action"
              onClick={() => openRoom('registerCenter')}
            >
              <UserRoundPlus aria-hidden size={16} />
              {text('invite')}
            </button>
          </div>
          <Tiles overview={overview} />
          <DayChart overview={overview} today={today} />
          <Counted overview={overview} />
          <TeamLevel days={{ from: overview.from, to: overview.to }} />
        </div>
      )}
    </Answer>
  );
}

function Tiles({ overview }: { overview: Overview }) {
  const text = useText('agentCentre');
  const { code } = usePageLanguage();
  const { currency, totals, members, active } = overview;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const change = changeOf(overview);
  return (
    <div className="record-tiles team-tiles">
      <StatTile label={text('members')} figure={members} note={text('joined', { count: String(totals.joined) })} />
      <StatTile label={text('activeOn', { day: dayText(code, overview.to) })} figure={active} />
      <StatTile
        label={text('deposits')}
        figure={money(totals.deposits)}
        note={text('times', { count: totals.depositCount })}
      />
      <StatTile
        label={text('withdrawals')}
        figure={money(totals.withdrawals)}
        note={text('times', { count: totals.withdrawalCount })}
      />
      <StatTile
        label={text('stake')}
        figure={money(totals.stake)}
        {...(change === null
          ? {}
          : { change: { label: text('change', { percent: String(Math.abs(change)) }), isRise: change >= 0 } })}
      />
      <StatTile label={text('result')} figure={<Amount value={totals.result} currency={currency} isSigned />} />
    </div>
  );
}

function DayChart({ overview, today }: { overview: Overview; today: string }) {
  const text = useText('agentCentre');
  const { code } = usePageLanguage();
  const nothing = nothingIn(overview.currency);
  const known = new Map(overview.days.map((day) => [day.day, day]));
  const days = daysIn({ from: overview.from, to: overview.to });
  return (
    <Chart
      title={text('byDay')}
      points={days.map((day) => dayText(code, day))}
      pointsName={text('day')}
      series={[
        { name: text('stake'), kind: 'bars', values: days.map((day) => known.get(day)?.stake ?? nothing) },
        { name: text('result'), kind: 'bars', values: days.map((day) => known.get(day)?.result ?? nothing) },
      ]}
      currency={overview.currency}
      isLastOpen={overview.to >= today}
    />
  );
}

/** Up to when, and what the agent may earn and give on. */
function Counted({ overview: { countedUntil, own, currency, totals } }: { overview: Overview }) {
  const text = useText('agentCentre');
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const at = countedUntil
    ? dateFormat(languageOf(code).tag, {
        timeStyle: 'short',
        dateStyle: 'medium',
        timeZone: settings.timeZone,
      }).format(Date.parse(countedUntil))
    : null;
  return (
    <p className="text-muted text-sm">
      {at === null ? text('notCounted') : text('countedUntil', { at })}{' '}
      {text('ownRates', { rebate: own.rebate, prizeMode: String(own.prizeMode) })}{' '}
      {text('bonusPaid', { amount: formatMoney(code, totals.bonus, currency) })}
    </p>
  );
}

/** In per cent with one decimal; null where there was nothing before. Whole numbers of any size stay out of components. */
function changeOf({ stakeBefore, totals, currency }: Overview): number | null {
  const before = minorFromDecimal(stakeBefore, currency) ?? 0n;
  const now = minorFromDecimal(totals.stake, currency) ?? 0n;
  return before > 0n ? Number(((now - before) * 1_000n) / before) / 10 : null;
}

function nothingIn(currency: CurrencyCode): string {
  return decimalFromMinor(0n, currency);
}

function dayText(language: string, day: string): string {
  return daysText(languageOf(language).tag, { from: day, to: day });
}
