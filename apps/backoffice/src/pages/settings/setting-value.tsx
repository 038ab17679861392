import { useText } from '../../shared/language/use-text.ts';
import type { Setting } from './setting.ts';

/** A value as a person reads it: on or off, the words of a list, JSON for whatever else there is. */
export function SettingValue({ setting, value }: { setting: Pick<Setting, 'form'>; value: unknown }) {
  const text = useText('officeSettings');
  if (value === null) return <span>{text('nothing')}</span>;
  if (value === true) return <span>{text('switchOn')}</span>;
  if (value === false) return <span>{text('switchOff')}</span>;
  if (typeof value === 'object' && Object.keys(value ?? {}).length === 0) return <span>{text('none')}</span>;
  if (setting.form.kind === 'lines' && Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>;
  if (typeof value === 'string' || typeof value === 'number')
    return <bdi>{value === '' ? text('nothing') : value}</bdi>;
  return <code className="setting-data">{JSON.stringify(value)}</code>;
}
