import { promotionTags, promotionTypes } from '@pelita/contract';
import { languageOf } from '@pelita/i18n';
import { Tabs } from '@pelita/ui/tabs';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { Editor } from '../../features/editor/editor.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { useSceneChoices } from '../../shared/parts/scene-choices.ts';
import { SelectField } from '../../shared/parts/select-field.tsx';
import type { Edit } from './draft.ts';

/** What players read, a language at a time, and under which type they find it. */
export function Words({ edit }: { edit: Edit }) {
  const { draft, change, problems, brand } = edit;
  const text = useText('officePromotions');
  const content = useText('officeContent');
  const scenes = useSceneChoices();
  const [shown, setShown] = useState(brand.languages[0] ?? '');
  const { name: language } = languageOf(shown);
  const words = draft.words[shown] ?? { title: '', summary: '', html: '' };
  const write = (changes: Partial<typeof words>) =>
    change({ words: { ...draft.words, [shown]: { ...words, ...changes } } });
  return (
    <Panel title={content('words')}>
      <Tabs
        label={content('words')}
        tabs={brand.languages.map((name) => ({ name, label: languageOf(name).name }))}
        shown={shown}
        onShow={setShown}
      >
        <div className="promotion-words">
          <TextField
            name={`title-${shown}`}
            label={content('titleIn', { language })}
            value={words.title}
            onChange={(title) => write({ title })}
            problem={problems[`words.${shown}.title`]}
          />
          <TextField
            name={`summary-${shown}`}
            label={text('summaryIn', { language })}
            value={words.summary}
            onChange={(summary) => write({ summary })}
            problem={problems[`words.${shown}.summary`]}
          />
          <Editor
            key={shown}
            label={content('textIn', { language })}
            language={languageOf(shown)}
            html={words.html}
            onChange={(html) => write({ html })}
            problem={problems[`words.${shown}.html`]}
          />
        </div>
      </Tabs>
      <div className="promotion-fields">
        <SelectField
          label={text('type')}
          value={draft.type}
          choices={promotionTypes.map((value) => ({ value, label: text(`type_${value}`) }))}
          onChange={(type) => change({ type })}
        />
        <SelectField
          label={text('tag')}
          value={draft.tag ?? 'none'}
          choices={(['none', ...promotionTags] as const).map((value) => ({ value, label: text(`tag_${value}`) }))}
          onChange={(tag) => change({ tag: tag === 'none' ? null : tag })}
        />
        <SelectField
          label={content('scene')}
          value={draft.scene}
          choices={scenes}
          onChange={(scene) => change({ scene })}
        />
      </div>
    </Panel>
  );
}
