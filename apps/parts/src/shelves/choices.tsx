import { ComboBox } from '@pelita/ui/combo-box';
import { DateRange } from '@pelita/ui/date-range';
import { Menu } from '@pelita/ui/menu';
import { Tree } from '@pelita/ui/tree';
import { useState } from 'react';
import { banks, team } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

const nothing = () => undefined;
const today = '2026-11-20';
const items = [
  { name: 'export', label: words.export },
  { name: 'send', label: words.send, isDisabled: true },
  { name: 'lock', label: words.lock, isDanger: true },
];

function ChosenBank({ problem, isDisabled = false }: { problem?: string; isDisabled?: boolean }) {
  const [value, setValue] = useState<string | null>(banks[1]?.value ?? null);
  return (
    <ComboBox
      label={words.bank}
      choices={banks}
      value={value}
      onChange={setValue}
      hint={words.asOnCard}
      problem={problem}
      isDisabled={isDisabled}
    />
  );
}

/** Its choices come as something is typed. */
function FoundBank() {
  const [value, setValue] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const found = banks.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
  return (
    <ComboBox label={words.bank} choices={found} value={value} onChange={setValue} typed={typed} onType={setTyped} />
  );
}

function Team() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['KL-04']));
  return <Tree label={words.team} branches={team} open={open} onOpen={setOpen} />;
}

function Period() {
  const [days, setDays] = useState({ from: '2026-11-14', to: today });
  return <DateRange label={words.period} days={days} onChange={setDays} today={today} maximum="2026-12-31" />;
}

export const choices: Shelf = {
  'date-range': [
    { name: 'default', isWide: true, show: Period },
    {
      name: 'all presets, invalid',
      isWide: true,
      show: () => (
        <DateRange
          label={words.period}
          days={{ from: '2026-08-01', to: '2026-12-31' }}
          onChange={nothing}
          today={today}
          presets={['today', 'thisMonth', 'previous7', 'previous30', 'next7', 'next30']}
          problem={words.periodWrong}
        />
      ),
    },
    {
      name: 'disabled',
      isWide: true,
      show: () => (
        <DateRange label={words.period} days={{ from: today, to: today }} onChange={nothing} today={today} isDisabled />
      ),
    },
  ],
  'combo-box': [
    { name: 'chosen', show: () => <ChosenBank /> },
    { name: 'found by typing', show: () => <FoundBank /> },
    { name: 'invalid', show: () => <ChosenBank problem={words.required} /> },
    { name: 'disabled', show: () => <ChosenBank isDisabled /> },
    { name: 'empty', show: () => <ComboBox label={words.bank} choices={[]} value={null} onChange={nothing} /> },
  ],
  menu: [
    { name: 'default', show: () => <Menu label={words.act} items={items} onAct={nothing} /> },
    { name: 'disabled', show: () => <Menu label={words.act} items={items} onAct={nothing} isDisabled /> },
  ],
  tree: [{ name: 'one branch open, long words', isWide: true, show: Team }],
};
