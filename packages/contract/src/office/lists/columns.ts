import * as z from 'zod/mini';
import { CurrencyText, InstantText, MoneyText } from '../../shapes.ts';

/** What a column of a list holds: it decides how the server reads it, how a page shows it and how a file writes it. */
export type ColumnKind =
  | 'instant'
  | 'money'
  | 'currency'
  | 'count'
  | 'choice'
  | 'choices'
  | 'text'
  | 'player'
  | 'operator'
  | 'actor'
  | 'personal';

/** How personal data leaves the server: `S••• A•••`, or `•••1234`. */
export type Mask = 'name' | 'ends';

export type Column<Value extends z.ZodMiniType = z.ZodMiniType, Optional extends boolean = boolean> = {
  kind: ColumnKind;
  /** On the wire. */
  value: Value;
  isOptional: Optional;
  /** Of a choice: all that there are, in the order of their declaration. */
  choices?: readonly string[];
  mask?: Mask;
};
export type Columns = Readonly<Record<string, Column>>;

const column = <Value extends z.ZodMiniType>(kind: ColumnKind, value: Value): Column<Value, false> => ({
  kind,
  value,
  isOptional: false,
});

export const instant = () => column('instant', InstantText);
/** Of the row's currency: a list with money has a column `currency`. */
export const money = () => column('money', MoneyText);
export const currency = () => column('currency', CurrencyText);
export const count = () => column('count', z.number());
export const text = () => column('text', z.string());

/** Somebody with a name to show and an id to go by. */
const Named = z.object({ id: z.string(), name: z.string() });
export const playerRef = () => column('player', Named);
export const operatorRef = () => column('operator', Named);
/** `player:<id>`, `operator:<id>` or `system`, with the name where there is one. */
export const actorRef = () => column('actor', Named);

export function choice<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return { ...column('choice', z.enum(choices)), choices };
}

/** Several of them at once, as an operator's roles. */
export function choices<const Choices extends readonly [string, ...string[]]>(of: Choices) {
  return { ...column('choices', z.array(z.enum(of))), choices: of };
}

/** Leaves the server masked; to open it takes a permission and a reason. */
export function personal(mask: Mask) {
  return { ...column('personal', z.string()), mask };
}

/** May be missing. Nothing is sorted by such a column: rows without a value would be lost between two pages. */
export function optional<Value extends z.ZodMiniType>(
  required: Column<Value, false>,
): Column<z.ZodMiniNullable<Value>, true> {
  return { ...required, value: z.nullable(required.value), isOptional: true };
}
