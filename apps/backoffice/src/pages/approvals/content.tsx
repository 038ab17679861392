import { DescriptionList } from '@pelita/ui/description-list';
import { Difference } from '../../shared/parts/difference.tsx';
import { useValueWords } from '../../shared/values/use-value-words.ts';

/** What a call is given or would answer: a pair of before and after as a difference, all else by name. */
export function Content({ title, values }: { title: string; values: unknown }) {
  const { nameOf, shown } = useValueWords();
  const facts = flatFacts(values);
  const pair = pairs.find(([before, after]) => facts.has(before) && facts.has(after));
  const others = [...facts].filter(([key]) => !pair?.includes(key));
  return (
    <>
      {pair && <Difference label={title} before={shown(facts.get(pair[0]))} after={shown(facts.get(pair[1]))} />}
      {others.length > 0 && (
        <DescriptionList facts={others.map(([key, value]) => ({ name: nameOf(key), value: shown(value, key) }))} />
      )}
    </>
  );
}

const pairs: readonly (readonly [before: string, after: string])[] = [
  ['before', 'after'],
  ['availableBefore', 'availableAfter'],
];

/** What a call is given lies in its parameters and its body; here it is one list. */
function flatFacts(values: unknown): Map<string, unknown> {
  if (typeof values !== 'object' || values === null) return new Map();
  const entries = Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
    ['params', 'query', 'body'].includes(key) ? [...flatFacts(value)] : [[key, value]],
  );
  return new Map(entries);
}
