import './settings.css';
import { listSettings } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { TextField } from '@pelita/ui/text-field';
import { useDeferredValue, useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Bar } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import type { Setting } from './setting.ts';
import { SettingGroup } from './setting-group.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { useSettingWords } from '../../shared/settings/use-setting-words.ts';

/** Every setting of the server by its group; the site's own switch comes first. `key` in the address finds one. */
export default function SettingsPage({ search: { key = '' } }: PageProps<{ key?: string }>) {
  const titles = useText('officePages');
  const asked = useAnswer(listSettings, {});
  return (
    <PageFrame title={titles('settings')}>
      <Loaded of={asked}>{({ settings }) => <Settings key={key} settings={settings} first={key} />}</Loaded>
    </PageFrame>
  );
}

function Settings({ settings, first }: { settings: readonly Setting[]; first: string }) {
  const text = useText('officeSettings');
  const { nameOf, meaningOf } = useSettingWords();
  const [typed, setTyped] = useState(first);
  const words = useDeferredValue(typed).trim().toLowerCase();
  const shown = settings.filter((setting) =>
    `${setting.key} ${nameOf(setting.key)} ${meaningOf(setting.key)}`.toLowerCase().includes(words),
  );
  const groups = Map.groupBy(shown, ({ key }) => key.split('.')[0] ?? '');
  const status = settings.find(({ key }) => key === 'site.status');
  return (
    <>
      {status && <SiteSwitch status={status} />}
      <Bar>
        <TextField name="search" label={text('search')} value={typed} onChange={setTyped} type="search" />
      </Bar>
      {shown.length === 0 && <p>{text('noneFound')}</p>}
      {[...groups].map(([group, ofGroup]) => (
        <SettingGroup key={group} group={group} settings={ofGroup} />
      ))}
    </>
  );
}
