import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';

/** One thing of the account: its name, how it is, and the way to its room. */
export function SecurityLine(props: {
  title: string;
  note: string | undefined;
  /** Undefined for what the meter does not count. */
  isKept: boolean | undefined;
  onOpen: () => void;
}) {
  const { title, note, isKept, onOpen } = props;
  const text = useText('centre');
  return (
    <button type="button" className="centre-row" onClick={onOpen}>
      <span className="min-w-0 grow">
        <b className="block">{title}</b>
        {note !== undefined && <span className="text-muted block text-sm break-words">{note}</span>}
      </span>
      {isKept === true && <CircleCheck aria-label={text('inPlace')} size={20} className="shrink-0 text-jade" />}
      {isKept === false && <CircleDashed aria-label={text('missing')} size={20} className="text-accent shrink-0" />}
      <ChevronRight aria-hidden size={20} className="mirrored text-muted shrink-0" />
    </button>
  );
}
