import { gameFeatures, gameSorts, volatilityLevels } from '@pelita/contract';
import { useRouter } from '@pelita/router/react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { isNarrowed, returns, withoutFilters } from './filters.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';
import { useVendorLane } from './use-vendor-lane.ts';

const sortTexts = {
  name: 'sortName',
  newest: 'sortNewest',
  popular: 'sortPopular',
  rtp: 'sortRtp',
} as const;

type Choice = { value: string; label: string };

/** Class, feature, volatility, return and order: the device's own pickers, so that they are good on every device. */
export function ListFilters({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('lobby');
  const router = useRouter();
  const classes = useVendorLane(category).data?.gameClassify ?? [];
  const change = (name: keyof GameListSearch, value: string) =>
    void router.navigate({
      to: pathOfCategory[category],
      // Two choices may be made before the first is shown.
      search: gameListSearch({ ...router.location().search, [name]: value }),
      replace: true,
      keepScroll: true,
    });
  const any = { value: '', label: text('any') };
  const pick = (name: 'classify' | 'feature' | 'volatility' | 'rtp' | 'sort', label: string, choices: Choice[]) => (
    <Picker
      name={name}
      label={label}
      value={search[name] ?? ''}
      choices={choices}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <fieldset className="list-filters">
      <legend className="sr-only">{text('filters')}</legend>
      {pick('feature', text('feature'), [any, ...gameFeatures.map((value) => ({ value, label: text(value) }))])}
      {pick('volatility', text('volatility'), [
        any,
        ...volatilityLevels.map((value) => ({ value, label: text(value) })),
      ])}
      {pick('rtp', text('return'), [
        any,
        ...returns.map((value) => ({ value, label: text('returnFrom', { percent: value }) })),
      ])}
      {pick('sort', text('sort'), [
        { value: '', label: text('sortUsual') },
        ...gameSorts.map((value) => ({ value, label: text(sortTexts[value]) })),
      ])}
      {/* Its choices come after the page: the last in the row, of one width, it moves nothing when they do. */}
      {pick('classify', text('class'), [
        any,
        ...classes.map(({ key, displayName }) => ({ value: key, label: displayName })),
      ])}
      {isNarrowed(search) && <ClearFilters category={category} search={search} />}
    </fieldset>
  );
}

function Picker(props: {
  name: string;
  label: string;
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
}) {
  const { name, label, value, choices, onChange } = props;
  const id = useId();
  return (
    <Labelled id={id} label={label} isChosen={value !== ''}>
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled(props: { id: string; label: string; isChosen: boolean; children: ReactNode }) {
  const { id, label, isChosen, children } = props;
  return (
    <span className={isChosen ? 'picker picker-chosen' : 'picker'}>
      <label htmlFor={id}>{label}</label>
      {children}
    </span>
  );
}

function ClearFilters({ category, search }: { category: OpenCategory; search: GameListSearch }) {
  const text = useText('lobby');
  const router = useRouter();
  return (
    <button
      type="button"
      className="more-link px-2"
      onClick={() =>
        void router.navigate({
          to: pathOfCategory[category],
          search: withoutFilters(search),
          replace: true,
          keepScroll: true,
        })
      }
    >
      {text('clearFilters')}
    </button>
  );
}
