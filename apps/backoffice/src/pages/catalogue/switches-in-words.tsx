import { formatLocalTime } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../shared/language/use-text.ts';
import type { Switches } from './switches.ts';

/** "On · Maintenance: from 23 Nov 2026, 10:00". */
export function SwitchesInWords({ of: { isEnabled, maintenance } }: { of: Switches }) {
  const text = useText('officeCatalogue');
  const { language } = useReader();
  const at = (name: string, local: string | null) =>
    local === null ? '' : ` ${name} ${formatLocalTime(language, local)}`;
  const window =
    maintenance &&
    `${text('hasMaintenance')}${at(text('from'), maintenance.from)}${at(text('until'), maintenance.until)}`;
  return [text(isEnabled ? 'stateOf_on' : 'stateOf_off'), ...(window === null ? [] : [window])].join(' · ');
}
