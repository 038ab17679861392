import { previewAnnouncement } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { AnnouncedText } from '../../shared/parts/announced-text.tsx';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useSettled } from '../../shared/page/use-settled.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { ScenePicture } from '../../shared/parts/scene-picture.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import type { Brand, Draft } from './draft.ts';

const PAUSE_MS = 400;

/** The terms in one plain sentence, and in every language what players will read, as the server's sanitiser leaves it. */
export function Preview({ draft, brand }: { draft: Draft; brand: Brand }) {
  const text = useText('officePromotions');
  const content = useText('officeContent');
  const settled = useSettled(draft.words, PAUSE_MS);
  const words = Object.fromEntries(Object.entries(settled).map(([language, { html }]) => [language, { html }]));
  const asked = useAnswer(previewAnnouncement, { body: { words } }, { keepsLast: true });
  return (
    <Panel title={content('preview')}>
      <p>{useSentence(draft, brand)}</p>
      <Loaded of={asked}>
        {(preview) => (
          <div className="promotion-previews">
            {brand.languages.map((language) => {
              const { tag, direction, name } = languageOf(language);
              const told = settled[language];
              return (
                <article key={language} lang={tag} dir={direction} className="promotion-preview" aria-label={name}>
                  <ScenePicture kind={draft.scene} />
                  <h3>{told?.title || text('untitled')}</h3>
                  <p className="text-muted">{told?.summary}</p>
                  <AnnouncedText html={preview.words[language]?.html ?? ''} />
                </article>
              );
            })}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

/** "Upon a deposit of at least MYR 30.00 a player gets 50%, at most MYR 100.00, once a day. …" */
function useSentence(draft: Draft, { currency }: Brand): string {
  const text = useText('officePromotions');
  const amount = (typed: string) => `${currency} ${typed || '…'}`;
  const isByRank = draft.kind === 'rebate' && draft.percent.trim() === '';
  const pays = text(isByRank ? 'sentence_byRank' : `sentence_${draft.kind}`, {
    percent: draft.percent || '…',
    amount: amount(draft.amount),
    minimum: amount(draft.minimum),
  });
  const isStaked = Number(draft.multiplier) > 0;
  return [
    pays,
    ...(draft.kind !== 'freeCredit' && draft.cap !== '' ? [text('sentenceCap', { amount: amount(draft.cap) })] : []),
    text(`sentence_${draft.cycle}`),
    isStaked ? text('sentenceStaked', { times: draft.multiplier, days: draft.daysValid }) : text('sentenceNotStaked'),
    draft.budget === '' ? text('sentenceNoBudget') : text('sentenceBudget', { amount: amount(draft.budget) }),
  ].join(' ');
}
