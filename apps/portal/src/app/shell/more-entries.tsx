import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** The entries that a row has no room for, behind a button at its end. */
export function MoreEntries({ children }: { children: ReactNode }) {
  const text = useText('shell');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div
      role="presentation"
      className="nav-more"
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button
        type="button"
        className="nav-item gap-1"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text('moreEntries')}
        <ChevronDown aria-hidden size={16} />
      </button>
      {/* A choice closes it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed */}
      <ul id={id} className="nav-more-list" hidden={!isOpen} onClick={() => setIsOpen(false)}>
        {children}
      </ul>
    </div>
  );
}
