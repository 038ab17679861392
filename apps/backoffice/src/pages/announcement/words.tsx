import { languageOf } from '@pelita/i18n';
import { Tabs } from '@pelita/ui/tabs';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Edit } from './draft.ts';
import { Editor } from '../../features/editor/editor.tsx';

/** The words, a language at a time. */
export function Words({ edit, languages }: { edit: Edit; languages: readonly string[] }) {
  const { draft, change, problems } = edit;
  const text = useText('officeContent');
  const [shown, setShown] = useState(languages[0] ?? '');
  const { name: language } = languageOf(shown);
  const { title, html } = draft.words[shown] ?? { title: '', html: '' };
  const write = (changes: { title?: string; html?: string }): void =>
    change({ words: { ...draft.words, [shown]: { title, html, ...changes } } });
  return (
    <Panel title={text('words')}>
      <Tabs
        label={text('words')}
        tabs={languages.map((name) => ({ name, label: languageOf(name).name }))}
        shown={shown}
        onShow={setShown}
      >
        <div className="announcement-words">
          <TextField
            name={`title-${shown}`}
            label={text('titleIn', { language })}
            value={title}
            onChange={(typed) => write({ title: typed })}
            problem={problems[`words.${shown}.title`]}
          />
          <Editor
            key={shown}
            label={text('textIn', { language })}
            language={languageOf(shown)}
            html={html}
            onChange={(written) => write({ html: written })}
            problem={problems[`words.${shown}.html`]}
          />
        </div>
      </Tabs>
    </Panel>
  );
}
