import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import type { RoomName } from '../../../shared/rooms/room.ts';

/** One thing of the account: its name, how it is, and the way to its room if there is one. */
export function SecurityLine(props: {
  name: RoomName;
  note: string;
  /** Undefined for what the meter does not count. */
  isKept: boolean | undefined;
  onOpen: (() => void) | undefined;
}) {
  const { name, note, isKept, onOpen } = props;
  const text = useText('centre');
  const content = (
    <>
      <span className="min-w-0 grow">
        <b className="block">{text(`room_${name}`)}</b>
        <span className="text-muted block text-sm break-words">{note}</span>
      </span>
      {isKept === true && <CircleCheck aria-label={text('inPlace')} size={20} className="shrink-0 text-jade" />}
      {isKept === false && <CircleDashed aria-label={text('missing')} size={20} className="text-accent shrink-0" />}
      {onOpen && <ChevronRight aria-hidden size={20} className="mirrored text-muted shrink-0" />}
    </>
  );
  if (!onOpen) return <div className="centre-row">{content}</div>;
  return (
    <button type="button" className="centre-row" onClick={onOpen}>
      {content}
    </button>
  );
}
