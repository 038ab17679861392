import '@pelita/ui/form.css';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';

const WAIT_MS = 300;

/** Looks for the beginning of a name, once the typing rests. */
export function AccountSearch({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const text = useText('agentCentre');
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <label className="team-search">
      <Search aria-hidden size={16} />
      <span className="sr-only">{text('search')}</span>
      <input
        type="search"
        className="field-input"
        placeholder={text('search')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  );
}
