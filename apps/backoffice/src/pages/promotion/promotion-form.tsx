import { gameCategories } from '@pelita/contract';
import { addPromotion, changePromotion, listPromotions, type OfficePromotion } from '@pelita/contract/office';
import { useRouter } from '@pelita/router/react';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { type FormEvent, useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Columns } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Audience } from './audience.tsx';
import { Counting } from './counting.tsx';
import { type Brand, bodyOf, type Draft, draftOf, type Edit, wordsOf } from './draft.ts';
import { Preview } from './preview.tsx';
import { StateActs } from './state-acts.tsx';
import { Terms } from './terms.tsx';
import { Trial } from './trial.tsx';
import { Words } from './words.tsx';

export function PromotionForm(props: { seen: OfficePromotion | null; first: Draft; brand: Brand }) {
  const { brand } = props;
  const text = useText('officePromotions');
  const router = useRouter();
  const formFailure = useFormFailure();
  const mayDo = useMay('promotions.do');
  const [seen, setSeen] = useState(props.seen);
  const [draft, setDraft] = useState(props.first);
  const [problem, setProblem] = useState<string>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { act: add, isRunning: isAdding } = useAct(addPromotion, [listPromotions]);
  const { act: change, isRunning: isChanging } = useAct(changePromotion, [listPromotions]);

  const take = (promotion: OfficePromotion): void => {
    setSeen(promotion);
    setDraft(draftOf(promotion));
  };
  const save = async (): Promise<void> => {
    setProblem(undefined);
    setProblems({});
    try {
      const body = bodyOf(draft, seen);
      if (seen) take(await change({ params: { id: seen.id }, body: { ...body, version: seen.version } }));
      else void router.follow(officeHref('/promotion', { id: (await add({ body })).id }), { replace: true });
      notify({ tone: 'done', text: text('saved') });
    } catch (failure) {
      const current = currentOf<OfficePromotion>(failure);
      if (current) setSeen(current);
      const said = formFailure(failure, namesOf(draft));
      setProblem(current ? text('changedMeanwhile', { name: current.changedBy ?? '' }) : said.message);
      setProblems(said.fields);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog's own form is within this one, and its press is not to save.
    if (event.target !== event.currentTarget) return;
    if (!isAdding && !isChanging) void save();
  };
  const isFixed = seen !== null && seen.state !== 'draft';
  const edit: Edit = { draft, change: (changes) => setDraft({ ...draft, ...changes }), problems, brand, isFixed };
  return (
    <form className="promotion" noValidate onSubmit={submit}>
      <PageLink to="/promotions" className="link">
        {text('back')}
      </PageLink>
      <Columns
        side={
          <>
            <Preview draft={draft} brand={brand} />
            <Trial draft={draft} seen={seen} />
          </>
        }
      >
        <Words edit={edit} />
        <Terms edit={edit} />
        <Counting edit={edit} />
        <Audience edit={edit} />
        <FormProblem text={problem} />
        {mayDo && (
          <div className="promotion-acts">
            {seen && <StateActs of={seen} onMoved={take} />}
            <button type="submit" className="button button-action" aria-disabled={isAdding || isChanging}>
              {text(seen ? 'save' : 'saveDraft')}
            </button>
          </div>
        )}
      </Columns>
    </form>
  );
}

function namesOf({ words, diallingCodes }: Draft): string[] {
  const terms = [
    'percent',
    'amount',
    'minimum',
    'cap',
    'multiplier',
    'conversionCap',
    'daysValid',
    'budget',
    'from',
    'until',
  ];
  const audience = ['minimumRank', 'newWithinDays', 'diallingCodes', 'agents'].map((name) => `audience.${name}`);
  const said = Object.keys(words).flatMap((language) =>
    ['title', 'summary', 'html'].map((part) => `words.${language}.${part}`),
  );
  const shares = gameCategories.map((category) => `contributions.${category}`);
  // Each of several codes is refused by its place.
  const codes = wordsOf(diallingCodes).map((_, place) => `audience.diallingCodes.${place}`);
  return [...terms, ...audience, ...codes, ...shares, ...said];
}
