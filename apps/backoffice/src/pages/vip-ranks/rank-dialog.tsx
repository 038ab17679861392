import { type CurrencyCode, gameCategories } from '@pelita/contract';
import type { VipLadder } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { CheckBox } from '@pelita/ui/check-box';
import { FieldFrame } from '@pelita/ui/field-frame';
import { MoneyField } from '@pelita/ui/money-field';
import { useReader } from '@pelita/ui/reader';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { LadderDialog } from './ladder-dialog.tsx';
import { draftOf, faultsOf, gifts, limits, nameOfRank, rankOf, requirements, type RankDraft } from './rank-draft.ts';

/** One rank of the ladder; a level above the highest begins as a copy of it. */
export function RankDialog({ ladder, level, onClose }: { ladder: VipLadder; level: number; onClose: () => void }) {
  const text = useText('officeVip');
  const categories = useText('games');
  const { language } = useReader();
  const currency = ladder.currency as CurrencyCode;
  const begun = ladder.ranks[level] ?? ladder.ranks.at(-1);
  const [draft, setDraft] = useState<RankDraft | null>(() => (begun ? draftOf(begun) : null));
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  if (!draft || !begun) return null;
  const set = (changes: Partial<RankDraft>): void => setDraft({ ...draft, ...changes });
  const check = (): boolean => {
    const found = faultsOf(draft, currency);
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const problemOf = (name: string): string | undefined =>
    ({
      amount: text('typeAmount'),
      number: text('typeNumber'),
      percent: text('typePercent'),
      none: undefined,
    })[faults[name] ?? 'none'];
  const money = (name: (typeof requirements | typeof limits | typeof gifts)[number], label: string, hint?: string) => (
    <MoneyField
      key={name}
      name={name}
      label={label}
      currency={currency}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
      problem={problemOf(name)}
      {...(hint !== undefined && { hint })}
    />
  );
  return (
    <LadderDialog
      title={ladder.ranks[level] ? text('changeRank', { rank: nameOfRank(begun, language) }) : text('addRank')}
      ladder={ladder}
      ranksOf={({ ranks }) => [...ranks.slice(0, level), rankOf(draft, currency), ...ranks.slice(level + 1)]}
      check={check}
      onClose={onClose}
    >
      {ladder.languages.map((code) => (
        <TextField
          key={code}
          name={`name-${code}`}
          label={text('nameIn', { language: languageOf(code).name })}
          value={draft.names[code] ?? ''}
          onChange={(name) => set({ names: { ...draft.names, [code]: name } })}
        />
      ))}
      <FieldFrame label={text('tone')} problem={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={draft.tone}
            onChange={({ target }) => set({ tone: ladder.tones.find((tone) => tone === target.value) ?? draft.tone })}
          >
            {ladder.tones.map((tone) => (
              <option key={tone}>{tone}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      {money('requiredDeposit', text('deposit'))}
      {money('requiredTurnover', text('turnover'))}
      {money('keepTurnover', text('keep'))}
      {limits.map((name) => money(name, text(name), text('limitHint')))}
      <TextField
        name="pointsPercent"
        label={text('pointsPercent')}
        inputMode="numeric"
        value={draft.pointsPercent}
        onChange={(pointsPercent) => set({ pointsPercent })}
        problem={problemOf('pointsPercent')}
      />
      {gifts.map((name) => money(name, text(name), text('giftHint')))}
      <fieldset>
        <legend>{text('rebates')}</legend>
        {gameCategories.map((category) => (
          <TextField
            key={category}
            name={category}
            label={categories(category)}
            inputMode="decimal"
            value={draft.rebates[category] ?? ''}
            onChange={(rate) => set({ rebates: { ...draft.rebates, [category]: rate } })}
            problem={problemOf(category)}
          />
        ))}
      </fieldset>
      <CheckBox
        label={text('isServedFirst')}
        isChecked={draft.isServedFirst}
        onChange={(isServedFirst) => set({ isServedFirst })}
      />
    </LadderDialog>
  );
}
