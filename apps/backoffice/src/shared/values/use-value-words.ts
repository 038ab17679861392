import { formatDateTime } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../language/use-text.ts';
import { valueWords } from './value-words.ts';

/** In the reader's language and zone. */
export function useValueWords() {
  const text = useText('officeValues');
  const roles = useText('officeRoles');
  const lists = useText('officeLists');
  const { language, timeZone } = useReader();
  return valueWords({
    nameOf: (name) => {
      const known = `name_${name}` as 'name_key';
      return text.has(known) ? text(known) : null;
    },
    yesOrNo: (value) => text(value ? 'yes' : 'no'),
    nothing: text('nothing'),
    role: (role) => roles(role),
    listed: (name, value) => {
      const known = `${name}_${value}` as 'state_open';
      return lists.has(known) ? lists(known) : null;
    },
    moment: (instant) => formatDateTime(language, Date.parse(instant), timeZone),
  });
}
