import {
  addAnnouncement,
  changeAnnouncement,
  listOfficeAnnouncements,
  type OfficeAnnouncement,
} from '@pelita/contract/office';
import { useRouter } from '@pelita/router/react';
import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { notify } from '@pelita/ui/notice';
import { type FormEvent, useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Columns } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { type BrandOffers, contentOf, type Draft, draftOf, type Edit } from './draft.ts';
import { Facts } from './facts.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Preview } from './preview.tsx';
import { StateActs } from './state-acts.tsx';
import { Words } from './words.tsx';

export function AnnouncementForm(props: { seen: OfficeAnnouncement | null; first: Draft; brand: BrandOffers }) {
  const { first, brand } = props;
  const text = useText('officeContent');
  const router = useRouter();
  const formFailure = useFormFailure();
  const mayDo = useMay('content.do');
  const [seen, setSeen] = useState(props.seen);
  const [draft, setDraft] = useState(first);
  const [version, setVersion] = useState(0);
  const [theirs, setTheirs] = useState<OfficeAnnouncement | null>(null);
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { act: add, isRunning: isAdding } = useAct(addAnnouncement, [listOfficeAnnouncements]);
  const { act: change, isRunning: isChanging } = useAct(changeAnnouncement, [listOfficeAnnouncements]);

  const take = (announcement: OfficeAnnouncement): void => {
    setSeen(announcement);
    setDraft(draftOf(announcement, brand.languages));
    setVersion(version + 1);
  };
  const save = async (state: 'draft' | 'published'): Promise<void> => {
    setProblem(undefined);
    setProblems({});
    try {
      const content = contentOf(draft);
      if (seen === null) {
        const added = await add({ body: { ...content, state } });
        void router.follow(officeHref('/announcement', { id: added.id }), { replace: true });
      } else take(await change({ params: { id: seen.id }, body: { ...content, version: seen.version } }));
      const isPublished = (seen?.state ?? state) === 'published';
      notify({ tone: 'done', text: text(isPublished ? 'saved' : 'savedDraft') });
    } catch (failure) {
      const current = currentOf<OfficeAnnouncement>(failure);
      if (current) return setTheirs(current);
      const said = formFailure(failure, namesOf(brand.languages));
      setProblem(said.message);
      setProblems(said.fields);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isAdding && !isChanging) void save('published');
  };
  const edit: Edit = { draft, change: (changes) => setDraft({ ...draft, ...changes }), problems };
  return (
    <form className="announcement" noValidate onSubmit={submit}>
      <PageLink to="/announcements" search={{ kind: draft.kind }} className="link">
        {text('back')}
      </PageLink>
      {theirs && (
        <Meanwhile
          theirs={theirs}
          onTake={() => {
            take(theirs);
            setTheirs(null);
          }}
          onKeep={() => {
            setSeen(theirs);
            setTheirs(null);
          }}
        />
      )}
      <Columns side={<Preview draft={draft} languages={brand.languages} />}>
        <Words key={version} edit={edit} languages={brand.languages} />
        <Facts edit={edit} brand={brand} />
        <FormProblem text={problem} />
        {mayDo && (
          <div className="announcement-acts">
            {seen === null && (
              <button type="button" className="button button-quiet" onClick={() => void save('draft')}>
                {text('saveDraft')}
              </button>
            )}
            {seen && <StateActs of={seen} onMoved={setSeen} />}
            <button type="submit" className="button button-action" aria-disabled={isAdding || isChanging}>
              {text(seen === null ? 'publish' : 'save')}
            </button>
          </div>
        )}
      </Columns>
    </form>
  );
}

function namesOf(languages: readonly string[]): string[] {
  return [
    ...languages.flatMap((language) => [`words.${language}.title`, `words.${language}.html`]),
    'group',
    'scene',
    'picture',
    'linkage',
    'from',
    'until',
  ];
}
