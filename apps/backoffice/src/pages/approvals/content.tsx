import type { OperatorRole } from '@pelita/contract';
import { operatorRoles } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { useText } from '../../shared/language/use-text.ts';
import { Difference } from '../../shared/parts/difference.tsx';

/** What a call is given or would answer: a pair of before and after as a difference, all else by name. */
export function Content({ title, values }: { title: string; values: unknown }) {
  const text = useText('officeApprovals');
  const roles = useText('officeRoles');
  const nameOf = (key: string): string => {
    const known = `name_${key}` as 'name_key';
    return text.has(known) ? text(known) : key;
  };
  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(shown).join(', ') || '–';
    if (typeof value === 'string') return isRole(value) ? roles(value) : value;
    return JSON.stringify(value) ?? '–';
  };
  const facts = flatFacts(values);
  const pair = pairs.find(([before, after]) => facts.has(before) && facts.has(after));
  const others = [...facts].filter(([key]) => !pair?.includes(key));
  return (
    <>
      {pair && <Difference label={title} before={shown(facts.get(pair[0]))} after={shown(facts.get(pair[1]))} />}
      {others.length > 0 && (
        <DescriptionList facts={others.map(([key, value]) => ({ name: nameOf(key), value: shown(value) }))} />
      )}
    </>
  );
}

const isRole = (value: string): value is OperatorRole => operatorRoles.some((role) => role === value);

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
