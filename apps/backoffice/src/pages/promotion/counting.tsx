import { gameCategories } from '@pelita/contract';
import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { CategoryBoxes } from '../../features/activities/category-boxes.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Edit } from './draft.ts';

/** What it is for, and how much of a stake counts towards its turnover. Empty is everything, and the usual share. */
export function Counting({ edit }: { edit: Edit }) {
  const { draft, change, problems, isFixed } = edit;
  const text = useText('officePromotions');
  const names = useText('officeProducts');
  return (
    <Panel title={text('counting')}>
      {draft.kind === 'deposit' && <Methods edit={edit} />}
      {(draft.kind === 'rescue' || draft.kind === 'rebate') && (
        <CategoryBoxes chosen={draft.products} onChange={(products) => change({ products })} />
      )}
      <fieldset className="promotion-shares" disabled={isFixed}>
        <legend>{text('shares')}</legend>
        {gameCategories.map((category) => (
          <TextField
            key={category}
            name={`contributions.${category}`}
            label={names(category)}
            inputMode="numeric"
            value={draft.contributions[category] ?? ''}
            isDisabled={isFixed}
            onChange={(value) => change({ contributions: { ...draft.contributions, [category]: value } })}
            problem={problems[`contributions.${category}`]}
          />
        ))}
      </fieldset>
    </Panel>
  );
}

function Methods({ edit: { draft, change, brand, isFixed } }: { edit: Edit }) {
  const text = useText('officePromotions');
  const toggled = (code: string, isChosen: boolean) =>
    isChosen ? [...draft.methods, code] : draft.methods.filter((one) => one !== code);
  return (
    <fieldset className="promotion-choices" disabled={isFixed}>
      <legend>{text('methods')}</legend>
      {brand.methods.map(({ code, name }) => (
        <CheckBox
          key={code}
          label={name}
          isChecked={draft.methods.includes(code)}
          onChange={(isChosen) => change({ methods: toggled(code, isChosen) })}
        />
      ))}
    </fieldset>
  );
}
