import type { CallValue, CurrencyCode } from '@pelita/contract';
import { addPointGood, changePointGood, listPointGoods, type OfficePointGood } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { CheckBox } from '@pelita/ui/check-box';
import { FieldFrame } from '@pelita/ui/field-frame';
import { MoneyField } from '@pelita/ui/money-field';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { GoodPicture } from './good-picture.tsx';

type Mall = CallValue<typeof listPointGoods>;

/** A good as it is offered. Whether it is sent or paid is chosen once; what players have exchanged keeps its price. */
export function GoodDialog({ good, mall, onClose }: { good: OfficePointGood | null; mall: Mall; onClose: () => void }) {
  const text = useText('officePoints');
  const currency = mall.currency as CurrencyCode;
  const [seen, setSeen] = useState(good);
  const [draft, setDraft] = useState(() => draftOf(good, mall));
  const [isOutdated, setOutdated] = useState(false);
  const [problem, setProblem] = useState<Partial<Record<keyof Draft, string>>>({});
  const { act: add } = useAct(addPointGood, [listPointGoods]);
  const { act: change } = useAct(changePointGood, [listPointGoods]);
  const set = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });

  const check = (): boolean => {
    const found = problemsOf(draft, currency, text('typeNumber'), text('typeAmount'));
    setProblem(found);
    return Object.keys(found).length === 0;
  };
  const save = async (): Promise<unknown> => {
    const body = bodyOf(draft, currency);
    if (!seen) return add({ body });
    try {
      return await change({ params: { id: seen.id }, body: { ...body, version: seen.version } });
    } catch (failure) {
      const current = currentOf<OfficePointGood>(failure);
      if (current) {
        setSeen(current);
        setDraft(draftOf(current, mall));
        setOutdated(true);
      }
      throw failure;
    }
  };
  return (
    <ActDialog
      title={text(good ? 'changeGood' : 'addGood')}
      confirm={text('save')}
      check={check}
      onAct={save}
      onClose={onClose}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
      {mall.languages.map((code) => (
        <Words
          key={code}
          language={code}
          words={draft.words[code] ?? { name: '', detail: '' }}
          onChange={(words) => set({ words: { ...draft.words, [code]: words } })}
        />
      ))}
      <FieldFrame label={text('motif')} problem={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={draft.motif}
            onChange={(event) => set({ motif: event.target.value })}
          >
            {mall.motifs.map((motif) => (
              <option key={motif}>{motif}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <GoodPicture picture={draft.picture} onChange={(picture) => set({ picture })} />
      {(['points', 'stock', 'position'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={text(name)}
          inputMode="numeric"
          value={draft[name]}
          onChange={(value) => set({ [name]: value })}
          problem={problem[name]}
        />
      ))}
      {(!seen || seen.kind === 'credit') && (
        <MoneyField
          name="credit"
          label={text('credit')}
          hint={text('creditHint')}
          currency={currency}
          value={draft.credit}
          onChange={(credit) => set({ credit })}
          problem={problem.credit}
        />
      )}
      <MoneyField
        name="requiredAmount"
        label={text('required')}
        hint={text('requiredHint')}
        currency={currency}
        value={draft.requiredAmount}
        onChange={(requiredAmount) => set({ requiredAmount })}
        problem={problem.requiredAmount}
      />
      <CheckBox label={text('offered')} isChecked={draft.isOffered} onChange={(isOffered) => set({ isOffered })} />
    </ActDialog>
  );
}

type Told = { name: string; detail: string };

function Words(props: { language: string; words: Told; onChange: (words: Told) => void }) {
  const { language, words, onChange } = props;
  const text = useText('officePoints');
  return (
    <>
      <TextField
        name={`name-${language}`}
        label={text('nameIn', { language: languageOf(language).name })}
        value={words.name}
        onChange={(name) => onChange({ ...words, name })}
      />
      <TextField
        name={`detail-${language}`}
        label={text('detailIn', { language: languageOf(language).name })}
        value={words.detail}
        onChange={(detail) => onChange({ ...words, detail })}
      />
    </>
  );
}

type Draft = Pick<OfficePointGood, 'words' | 'motif' | 'picture' | 'isOffered'> &
  Record<'points' | 'stock' | 'position' | 'credit' | 'requiredAmount', string>;

function draftOf(good: OfficePointGood | null, { motifs, goods }: Mall): Draft {
  return {
    words: good?.words ?? {},
    motif: good?.motif ?? motifs[0] ?? '',
    picture: good?.picture ?? null,
    isOffered: good?.isOffered ?? true,
    points: good ? String(good.points) : '',
    stock: good ? String(good.stock) : '',
    position: String(good?.position ?? goods.length),
    credit: good?.credit ?? '',
    requiredAmount: good?.requiredAmount ?? '',
  };
}

function problemsOf(draft: Draft, currency: CurrencyCode, number: string, amount: string) {
  const numbers = (['points', 'stock', 'position'] as const).filter((name) => !/^\d{1,12}$/.test(draft[name].trim()));
  const amounts = (['credit', 'requiredAmount'] as const).filter(
    (name) => draft[name].trim() !== '' && amountAsTyped(draft[name], currency) === null,
  );
  return Object.fromEntries([...numbers.map((name) => [name, number]), ...amounts.map((name) => [name, amount])]);
}

function bodyOf(draft: Draft, currency: CurrencyCode) {
  const amountOf = (typed: string) => (typed.trim() === '' ? null : amountAsTyped(typed, currency));
  return {
    words: draft.words,
    motif: draft.motif,
    picture: draft.picture,
    points: Number(draft.points),
    stock: Number(draft.stock),
    position: Number(draft.position),
    credit: amountOf(draft.credit),
    requiredAmount: amountOf(draft.requiredAmount),
    isOffered: draft.isOffered,
  };
}
