import './changed-values.css';
import { ArrowRight } from 'lucide-react';
import { changesBetween } from './changes-between.ts';
import { useValueWords } from './use-value-words.ts';

/** What an act changed, or what is kept of it: each value by its name, before and after. Both come as JSON texts. */
export function ChangedValues({ before, after }: { before: string | null; after: string | null }) {
  const { nameOf, shown } = useValueWords();
  return (
    <ul className="changed-values">
      {changesBetween(before, after).map(({ name, was, is }) => (
        <li key={name ?? ''}>
          {name !== null && <span>{nameOf(name)}: </span>}
          {was !== undefined && (
            <>
              <del>{shown(was, name ?? '')}</del> <ArrowRight aria-hidden size={14} className="mirrored" />{' '}
            </>
          )}
          <ins>{shown(is, name ?? '')}</ins>
        </li>
      ))}
    </ul>
  );
}
