import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Draft, Edit } from './draft.ts';

/** Who can have it, and when. Empty fields leave nobody out. */
export function Audience({ edit }: { edit: Edit }) {
  const { draft, change, problems, brand, isFixed } = edit;
  const text = useText('officePromotions');
  const field = (name: 'minimumRank' | 'newWithinDays' | 'agents' | 'diallingCodes') => (
    <TextField
      name={name}
      label={text(`field_${name}`)}
      inputMode={name === 'agents' ? 'text' : name === 'diallingCodes' ? 'tel' : 'numeric'}
      value={draft[name]}
      isDisabled={isFixed}
      onChange={(value) => change({ [name]: value } satisfies Partial<Draft>)}
      problem={
        Object.entries(problems).find(([at]) => at === `audience.${name}` || at.startsWith(`audience.${name}.`))?.[1]
      }
      {...(name === 'diallingCodes' ? { hint: text('diallingCodesHint') } : {})}
    />
  );
  const minute = (name: 'from' | 'until', hint: string) => (
    <TextField
      name={name}
      type="datetime-local"
      label={text(`field_${name}`)}
      hint={hint}
      value={draft[name]}
      isDisabled={isFixed && name === 'from'}
      onChange={(value) => change({ [name]: value } satisfies Partial<Draft>)}
      problem={problems[name]}
    />
  );
  return (
    <Panel title={text('audience')}>
      <div className="promotion-fields">
        {minute('from', text('fromHint', { zone: brand.timeZone }))}
        {minute('until', text('untilHint'))}
        {field('minimumRank')}
        {field('newWithinDays')}
        {field('diallingCodes')}
        {field('agents')}
      </div>
      <CheckBox
        label={text('firstDepositOnly')}
        isChecked={draft.firstDepositOnly}
        onChange={(firstDepositOnly) => change({ firstDepositOnly })}
      />
      <CheckBox
        label={text('verifiedPhone')}
        isChecked={draft.verifiedPhone}
        onChange={(verifiedPhone) => change({ verifiedPhone })}
      />
      <CheckBox
        label={text('oncePerPerson')}
        isChecked={draft.oncePerPerson}
        onChange={(oncePerPerson) => change({ oncePerPerson })}
      />
    </Panel>
  );
}
