import { previewAnnouncement } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { Tabs } from '@pelita/ui/tabs';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useTheme } from '../../shared/page/theme.ts';
import { useSettled } from '../../shared/page/use-settled.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { AnnouncedText } from '../../shared/parts/announced-text.tsx';
import type { Draft } from './draft.ts';
import { DraftPicture } from './draft-picture.tsx';

const PAUSE_MS = 400;

/** In every language and in both themes, by the server's own sanitiser, a moment after the last change. */
export function Preview({ draft, languages }: { draft: Draft; languages: readonly string[] }) {
  const text = useText('officeContent');
  const [theme, setTheme] = useState(useTheme());
  const settled = useSettled(draft.words, PAUSE_MS);
  const words = Object.fromEntries(Object.entries(settled).map(([language, { html }]) => [language, { html }]));
  const written = languages.filter((language) => settled[language]?.title || !isEmpty(settled[language]?.html));
  const asked = useAnswer(previewAnnouncement, { body: { words } }, { keepsLast: true });
  return (
    <Panel title={text('preview')}>
      <p className="text-muted">{text('previewNote')}</p>
      <Tabs
        label={text('theme')}
        tabs={(['light', 'dark'] as const).map((name) => ({ name, label: text(`${name}Theme`) }))}
        shown={theme}
        onShow={setTheme}
      >
        <Loaded of={asked}>
          {(preview) => (
            <div data-theme={theme} className="announcement-previews">
              {written.length === 0 && <p className="text-muted">{text('nothingWritten')}</p>}
              {written.map((language) => {
                const { tag, direction, name } = languageOf(language);
                return (
                  <article key={language} lang={tag} dir={direction} className="announcement-preview" aria-label={name}>
                    <DraftPicture scene={draft.scene} picture={draft.picture} />
                    <h3>{settled[language]?.title}</h3>
                    <AnnouncedText html={preview.words[language]?.html ?? ''} />
                  </article>
                );
              })}
            </div>
          )}
        </Loaded>
      </Tabs>
    </Panel>
  );
}

/** The editor keeps one paragraph where nothing is written. */
function isEmpty(html = ''): boolean {
  return html.replace(/<\/?p>/g, '') === '';
}
