import { promotionBases, promotionCycles, promotionKinds } from '@pelita/contract';
import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import type { Draft, Edit } from './draft.ts';

type Typed = 'percent' | 'amount' | 'minimum' | 'cap' | 'multiplier' | 'conversionCap' | 'daysValid' | 'budget';

/** What it pays and asks. A field that the kind has no use for is not there. */
export function Terms({ edit }: { edit: Edit }) {
  const { draft, change, problems, brand, isFixed } = edit;
  const text = useText('officePromotions');
  const field = (name: Typed, hint?: string) => (
    <TextField
      key={name}
      name={name}
      label={text(`field_${name}`, { currency: brand.currency })}
      hint={hint}
      inputMode="decimal"
      value={draft[name]}
      isDisabled={isFixed && name !== 'budget'}
      onChange={(value) => change({ [name]: value } satisfies Partial<Draft>)}
      problem={problems[name]}
    />
  );
  const cycles = promotionCycles.filter((cycle) => !isCounted(draft) || cycle !== 'once');
  return (
    <Panel title={text('terms')}>
      {isFixed && <p className="text-muted">{text('fixed')}</p>}
      <div className="promotion-fields">
        <SelectField
          label={text('kind')}
          value={draft.kind}
          isDisabled={isFixed}
          choices={promotionKinds.map((value) => ({ value, label: text(`kind_${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={text('cycle')}
          value={draft.cycle}
          isDisabled={isFixed}
          choices={cycles.map((value) => ({ value, label: text(`cycle_${value}`) }))}
          onChange={(cycle) => change({ cycle })}
        />
        {draft.kind === 'freeCredit'
          ? field('amount')
          : field('percent', draft.kind === 'rebate' ? text('byRankHint') : undefined)}
        {draft.kind !== 'freeCredit' && [field('minimum', text(`minimumOf_${draft.kind}`)), field('cap')]}
        {field(
          'multiplier',
          brand.multiplierCap === null
            ? text('multiplierHint')
            : text('multiplierAtMost', { maximum: brand.multiplierCap }),
        )}
        {draft.kind === 'deposit' && (
          <SelectField
            label={text('base')}
            value={draft.base}
            isDisabled={isFixed}
            choices={promotionBases.map((value) => ({ value, label: text(`base_${value}`) }))}
            onChange={(base) => change({ base })}
          />
        )}
        {field('daysValid')}
        {field('conversionCap', text('conversionCapHint'))}
        {field('budget', text('budgetHint', { amount: `${brand.currency} ${brand.secondAboveBudget}` }))}
      </div>
      {draft.kind === 'freeCredit' && (
        <CheckBox
          label={text('needsReview')}
          isChecked={draft.needsReview}
          onChange={(needsReview) => change({ needsReview })}
        />
      )}
    </Panel>
  );
}

function isCounted({ kind }: Pick<Draft, 'kind'>): boolean {
  return kind === 'rescue' || kind === 'rebate';
}
