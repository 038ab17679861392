import { listOperators, listPlayers } from '@pelita/contract/office';
import type { Choice } from '@pelita/ui/choice-field';
import { useAnswer } from '../calls/use-answer.ts';
import { useSettled } from '../page/use-settled.ts';
import { useMay } from '../session/use-operator.ts';
import { useListWords } from './list-words.ts';

/** Who a filter may be about. An actor is either, with its kind before its id, or the server itself. */
export type PersonKind = 'player' | 'operator' | 'actor';

export const isPerson = (kind: string | undefined): kind is PersonKind =>
  kind === 'player' || kind === 'operator' || kind === 'actor';

const SYSTEM = 'system';
const TYPING_MS = 250;
/** A player is found by the whole name, which has no fewer. */
const PLAYER_TYPED_MINIMUM = 4;
const SHOWN_PLAYERS = '6';
const ALL_OPERATORS = '200';

/**
 * Those who fit what is typed: operators by a part of the name, at once, so that none moves away while it is pressed;
 * players, who are asked of the server and come last, by the whole name, number or id.
 */
export function useFoundPersons(kind: PersonKind, typed: string): Choice[] {
  const words = typed.trim().toLowerCase();
  const asked = useSettled(words, TYPING_MS);
  const system = useSystem();
  const players = usePlayers(kind === 'operator' ? '' : asked);
  const operators = useOperators(kind !== 'player');
  const fits = ({ label }: Choice) => label.toLowerCase().includes(words);
  if (kind === 'player') return players;
  if (kind === 'operator') return operators.filter(fits);
  return [system, ...withKind('operator', operators)].filter(fits).concat(withKind('player', players));
}

/** What the person of a filter is called; the id where that cannot be seen. */
export function usePersonName(kind: PersonKind, value: string | null): string {
  const [prefix = '', ofActor] = kind === 'actor' ? (value ?? '').split(':') : [kind, value ?? ''];
  const id = ofActor ?? '';
  const system = useSystem();
  const players = usePlayers(prefix === 'player' ? id : '');
  const operators = useOperators(prefix === 'operator' && id !== '');
  if (value === SYSTEM) return system.label;
  return [...players, ...operators].find((one) => one.value === id)?.label ?? value ?? '';
}

function useSystem(): Choice {
  return { value: SYSTEM, label: useListWords().text('system') };
}

function usePlayers(search: string): Choice[] {
  const isAsked = useMay('players.see') && search.length >= PLAYER_TYPED_MINIMUM;
  const { data } = useAnswer(listPlayers, { query: { search, size: SHOWN_PLAYERS } }, { isAsked });
  return data?.rows.map(({ player: { id, name } }) => ({ value: id, label: name })) ?? [];
}

function useOperators(isWanted: boolean): Choice[] {
  const isAsked = useMay('operators.see') && isWanted;
  const { data } = useAnswer(listOperators, { query: { size: ALL_OPERATORS } }, { isAsked });
  return data?.rows.map(({ operator: { id, name } }) => ({ value: id, label: name })) ?? [];
}

const withKind = (kind: 'player' | 'operator', choices: readonly Choice[]): Choice[] =>
  choices.map(({ value, label }) => ({ value: `${kind}:${value}`, label }));
