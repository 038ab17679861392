import { Amount } from '@pelita/ui/amount';
import { Chart } from '@pelita/ui/chart';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { StatTile } from '@pelita/ui/stat-tile';
import { StateBadge } from '@pelita/ui/state-badge';
import { Steps } from '@pelita/ui/steps';
import { deposits, hours, lastFriday, longWords, net, withdrawals } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

const tones = ['done', 'waiting', 'failed', 'information', 'neutral'] as const;
const steps = [
  { name: 'asked', label: words.withdrawals, note: words.between },
  { name: 'checked', label: words.information },
  { name: 'paid', label: longWords, note: longWords },
];
const hourly = { points: hours, pointsName: words.hour, currency: 'MYR' };
const money = (value: string) => <Amount value={value} currency="MYR" />;

export const facts: Shelf = {
  'stat-tile': [
    {
      name: 'default, falling, rising, waiting, long',
      isWide: true,
      show: () => (
        <div className="part-tiles">
          <StatTile label={words.deposits} figure={money('1284310.00')} note={words.lastFriday} />
          <StatTile
            label={words.netDaily}
            figure={money('318770.40')}
            change={{ label: '2.6%', isRise: false, isGood: false }}
            note={words.lastFriday}
          />
          <StatTile label={words.team} figure="4,218" change={{ label: '6.9%', isRise: true, isGood: true }} />
          <StatTile label={words.balance} figure={undefined} />
          <StatTile label={longWords} figure={money('9007199254740.99')} change={{ label: '5.1%', isRise: true }} />
        </div>
      ),
    },
  ],
  chart: [
    {
      name: 'bars, a comparison, the last hour still open',
      isWide: true,
      show: () => (
        <Chart
          title={words.hourly}
          {...hourly}
          isLastOpen
          series={[
            { name: words.deposits, kind: 'bars', values: deposits },
            { name: words.withdrawals, kind: 'bars', values: withdrawals },
            { name: words.lastFriday, kind: 'comparison', values: lastFriday },
          ]}
        />
      ),
    },
    {
      name: 'below nothing',
      show: () => (
        <Chart title={words.netDaily} {...hourly} series={[{ name: words.netDaily, kind: 'bars', values: net }]} />
      ),
    },
    {
      name: 'a line',
      show: () => (
        <Chart
          title={longWords}
          {...hourly}
          series={[{ name: words.withdrawals, kind: 'line', values: withdrawals }]}
        />
      ),
    },
    {
      name: 'empty',
      show: () => (
        <Chart
          title={words.hourly}
          {...hourly}
          series={[{ name: words.deposits, kind: 'bars', values: hours.map(() => null) }]}
        />
      ),
    },
  ],
  'state-badge': [
    {
      name: 'plain',
      show: () =>
        tones.map((tone) => (
          <p key={tone}>
            <StateBadge tone={tone} label={words[tone]} />
          </p>
        )),
    },
    {
      name: 'as tags',
      show: () =>
        tones.map((tone) => (
          <p key={tone}>
            <StateBadge tone={tone} label={words[tone]} isTag />
          </p>
        )),
    },
    { name: 'long', show: () => <StateBadge tone="waiting" label={longWords} isTag /> },
  ],
  'description-list': [
    {
      name: 'default, long',
      show: () => (
        <div className="part-card">
          <DescriptionList
            facts={[
              { name: words.name, value: 'Bayu bin Osman' },
              { name: words.amount, value: money('12000.00') },
              { name: words.detail, value: longWords },
            ]}
          />
        </div>
      ),
    },
  ],
  steps: [
    { name: 'begun', show: () => <Steps label={words.state} steps={steps} at={1} /> },
    { name: 'all done', show: () => <Steps label={words.state} steps={steps.slice(0, 2)} at={2} /> },
  ],
  amount: [
    {
      name: 'plain, came, went, nothing',
      show: () =>
        ['1234.50', '1966.40', '-20.00', '0.00'].map((value, at) => (
          <p key={value}>
            <Amount value={value} currency="MYR" isSigned={at > 0} />
          </p>
        )),
    },
  ],
  moment: [{ name: 'default', show: () => <Moment at="2026-11-20T10:47:12.000Z" /> }],
};
