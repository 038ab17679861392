import { formatDateTime } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../language/use-text.ts';
import { valueWords } from './value-words.ts';

/** A key is asked for before it is told. */
type AnyArea = { (key: string): string; has: (key: string) => boolean };

/** In the reader's language and zone. */
export function useValueWords() {
  const text = useText('officeValues');
  const roles = useText('officeRoles');
  const lists = useText('officeLists');
  const promotions = useText('officePromotions');
  const activities = useText('officeActivities');
  const approvals = useText('officeApprovals');
  const areas = [lists, promotions, activities, approvals] as unknown as readonly AnyArea[];
  const { language, timeZone } = useReader();
  return valueWords({
    nameOf: (name) => {
      const known = `name_${name}` as 'name_key';
      return text.has(known) ? text(known) : null;
    },
    yesOrNo: (value) => text(value ? 'yes' : 'no'),
    nothing: text('nothing'),
    role: (role) => roles(role),
    kindOf: (name, value) => {
      const ours = `value_${name}_${value}` as 'value_side_member';
      if (text.has(ours)) return text(ours);
      const known = `${name}_${value}`;
      const found = areas.find((area) => area.has(known));
      return found ? found(known) : null;
    },
    moment: (instant) => formatDateTime(language, Date.parse(instant), timeZone),
  });
}
