import { ComboBox } from '@pelita/ui/combo-box';
import { useState } from 'react';
import { useMay } from '../session/use-operator.ts';
import { useListWords } from './list-words.ts';
import { type PersonKind, useFoundPersons, usePersonName } from './persons.ts';

type Props = { kind: PersonKind; label: string; value: string | null; onChange: (value: string | null) => void };

/** A player or an operator, found by name. Not shown to those who may see none. */
export function PersonFilter(props: Props) {
  const { kind, value } = props;
  const name = usePersonName(kind, value);
  const seesPlayers = useMay('players.see');
  const seesOperators = useMay('operators.see');
  if ((kind === 'player' && !seesPlayers) || (kind === 'operator' && !seesOperators)) return null;
  // What was typed goes when another person is chosen, or the name comes.
  return <PersonBox key={`${value} ${name}`} {...props} name={name} />;
}

function PersonBox({ kind, label, value, onChange, name }: Props & { name: string }) {
  const { text } = useListWords();
  const [typed, setTyped] = useState(name);
  const found = useFoundPersons(kind, typed === name ? '' : typed);
  const isFound = found.some((one) => one.value === value);
  const choices = value === null || isFound ? found : [{ value, label: name }, ...found];
  return (
    <ComboBox
      label={kind === 'player' ? text('wholeName', { column: label }) : label}
      choices={choices}
      value={value}
      onChange={onChange}
      typed={typed}
      onType={setTyped}
    />
  );
}
