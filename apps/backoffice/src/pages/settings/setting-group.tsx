import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { SettingDialog } from './setting-dialog.tsx';
import type { Setting } from './setting.ts';
import { SettingValue } from './setting-value.tsx';
import { useSettingWords } from '../../shared/settings/use-setting-words.ts';

export function SettingGroup({ group, settings }: { group: string; settings: readonly Setting[] }) {
  const { groupOf } = useSettingWords();
  return (
    <Panel title={groupOf(group)}>
      <ul className="settings">
        {settings.map((setting) => (
          <SettingRow key={setting.key} setting={setting} />
        ))}
      </ul>
    </Panel>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  const text = useText('officeSettings');
  const { nameOf, meaningOf } = useSettingWords();
  const mayChange = useMay('siteSettings.do');
  const [isAsking, setIsAsking] = useState(false);
  const { key, isSecret, isControlled, changedAt, changedBy } = setting;
  const isDefault = JSON.stringify(setting.value) === JSON.stringify(setting.default);
  return (
    <li className="setting">
      <div className="setting-words">
        <b>{nameOf(key)}</b>
        <small>{meaningOf(key)}</small>
        <small>
          <code>{key}</code>
          {isControlled && <span className="setting-tag">{text('controlled')}</span>}
        </small>
      </div>
      <div className="setting-value">
        {isSecret ? <em>{text('secret')}</em> : <SettingValue setting={setting} value={setting.value} />}
        <small>
          {changedAt === null ? (
            text('isDefault')
          ) : (
            <>
              {text('changedBy', { name: changedBy ?? '' })} · <Moment at={changedAt} />
              {!isDefault && !isSecret && (
                <>
                  {' · '}
                  {text('default')}: <SettingValue setting={setting} value={setting.default} />
                </>
              )}
            </>
          )}
        </small>
      </div>
      {mayChange && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={text('changeOf', { name: nameOf(key) })}
          onClick={() => setIsAsking(true)}
        >
          {text('change')}
        </button>
      )}
      {isAsking && <SettingDialog setting={setting} onClose={() => setIsAsking(false)} />}
    </li>
  );
}
