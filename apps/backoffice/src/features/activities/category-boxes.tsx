import { type GameCategory, gameCategories } from '@pelita/contract';
import { CheckBox } from '@pelita/ui/check-box';
import { useText } from '../../shared/language/use-text.ts';

/** Which games count; none chosen is all of them. */
export function CategoryBoxes(props: { chosen: readonly GameCategory[]; onChange: (chosen: GameCategory[]) => void }) {
  const { chosen, onChange } = props;
  const text = useText('officeActivities');
  const categories = useText('officeProducts');
  return (
    <fieldset className="field">
      <legend className="field-label">{text('categories')}</legend>
      <p className="field-hint">{text('categoriesHint')}</p>
      {gameCategories.map((category) => (
        <CheckBox
          key={category}
          label={categories(category)}
          isChecked={chosen.includes(category)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...chosen, category] : chosen.filter((one) => one !== category))
          }
        />
      ))}
    </fieldset>
  );
}
