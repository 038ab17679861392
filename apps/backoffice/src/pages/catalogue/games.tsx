import type { CallValue } from '@pelita/contract';
import { gameStates, LIST_COUNT_MAXIMUM, listOfficeGames } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { useRouter } from '@pelita/router/react';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { DataTable } from '@pelita/ui/data-table';
import { FieldFrame } from '@pelita/ui/field-frame';
import { Moment } from '@pelita/ui/moment';
import { useReader } from '@pelita/ui/reader';
import { TextField } from '@pelita/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Bar } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Catalogue, CatalogueSearch } from './catalogue-search.ts';
import { GameDialog } from './game-dialog.tsx';
import { GameMarks } from './game-marks.tsx';
import { PickButton, Picked } from './picked.tsx';
import { SwitchState } from './switch-state.tsx';

type Row = CallValue<typeof listOfficeGames>['rows'][number];

/** Ten thousand titles: searched and narrowed by the server, a page at a time, with all of it in the address. */
export function Games({ catalogue, search }: { catalogue: Catalogue; search: CatalogueSearch }) {
  const text = useText('officeCatalogue');
  const router = useRouter();
  const mayDo = useMay('catalogue.do');
  const [changed, setChanged] = useState<Row | null>(null);
  const [before, setBefore] = useState<string[]>([]);
  const { view, ...query } = search;
  const asked = useAnswer(listOfficeGames, { query }, { keepsLast: true });
  const { rows, next, count } = asked.data ?? {};
  const show = (wanted: CatalogueSearch): void =>
    void router.navigate({ search: given({ ...(view === undefined ? {} : { view }), ...wanted }), keepScroll: true });
  return (
    <>
      <Picked catalogue={catalogue} />
      <DataTable
        caption={useCaption(count)}
        rows={rows}
        keyOf={({ id }) => id}
        failure={asked.error ?? undefined}
        onRetry={() => void asked.refetch()}
        empty={<p>{text('noneFound')}</p>}
        bar={
          <Filters
            key={search.search}
            catalogue={catalogue}
            search={query}
            onChange={(wanted) => {
              setBefore([]);
              show(wanted);
            }}
          />
        }
        foot={
          <CursorPager
            onPrevious={
              search.after === undefined
                ? undefined
                : () => {
                    setBefore(before.slice(0, -1));
                    show({ ...query, after: before.at(-1) ?? '' });
                  }
            }
            onNext={
              next
                ? () => {
                    setBefore([...before, search.after ?? '']);
                    show({ ...query, after: next });
                  }
                : undefined
            }
          />
        }
        columns={[
          { name: 'name', head: text('name'), cell: ({ name }) => name },
          { name: 'vendor', head: text('vendor'), cell: ({ vendorName }) => vendorName },
          { name: 'state', head: text('state'), cell: (row) => <SwitchState {...row} /> },
          { name: 'marks', head: text('marks'), cell: ({ id }) => <GameMarks code={id} catalogue={catalogue} /> },
          { name: 'listed', head: text('listed'), cell: ({ listedAt }) => <Moment at={listedAt} /> },
          ...(mayDo
            ? [
                {
                  name: 'change',
                  head: text('change', { name: '' }),
                  cell: (row: Row) => (
                    <span className="row-acts">
                      <PickButton code={row.id} name={row.name} catalogue={catalogue} />
                      <button
                        type="button"
                        className="button button-quiet button-small"
                        aria-label={text('change', { name: row.name })}
                        onClick={() => setChanged(row)}
                      >
                        {text('changeShort')}
                      </button>
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changed && <GameDialog game={changed} zone={catalogue.timeZone} onClose={() => setChanged(null)} />}
    </>
  );
}

function Filters(props: {
  catalogue: Catalogue;
  search: CatalogueSearch;
  onChange: (wanted: CatalogueSearch) => void;
}) {
  const { catalogue, search, onChange } = props;
  const text = useText('officeCatalogue');
  const [typed, setTyped] = useState(search.search ?? '');
  const ask = (changes: CatalogueSearch): void => {
    onChange({ ...search, search: typed.trim(), after: '', ...changes });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask({});
  };
  return (
    <form role="search" onSubmit={submit}>
      <Bar>
        <TextField name="search" label={text('searchHint')} value={typed} onChange={setTyped} type="search" />
        <FieldFrame label={text('vendor')} problem={undefined}>
          {(wiring) => (
            <select
              {...wiring}
              className="field-input field-choice"
              value={search.vendor ?? ''}
              onChange={(event) => ask({ vendor: event.target.value })}
            >
              <option value="">{text('anyVendor')}</option>
              {catalogue.vendors.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame label={text('state')} problem={undefined}>
          {(wiring) => (
            <select
              {...wiring}
              className="field-input field-choice"
              value={search.state ?? ''}
              onChange={(event) => ask({ state: event.target.value })}
            >
              <option value="">{text('anyState')}</option>
              {gameStates.map((state) => (
                <option key={state} value={state}>
                  {text(`stateOf_${state}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <button type="submit" className="button button-action">
          {text('search')}
        </button>
      </Bar>
    </form>
  );
}

/** What is empty has no place in the address. */
function given(search: CatalogueSearch): CatalogueSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '' && value !== undefined));
}

/** The server counts no further than its maximum. */
function useCaption(count: number | null | undefined): string {
  const text = useText('officeCatalogue');
  const { language } = useReader();
  if (count == null) return text('games');
  if (count < LIST_COUNT_MAXIMUM) return text('counted', { count });
  return text('countedAtLeast', { count: formatNumber(language, LIST_COUNT_MAXIMUM - 1) });
}
