/**
 * A command of `package.json` as data: what it does, the words and options that it takes. `perform` reads what was typed;
 * `helpText` shows it. The launcher and the server's own commands share both, so all of them look and refuse alike.
 */
export type Command = { name: string; does: string; forms: readonly Form[] };

/** One way to call a command. Made by `form`, which knows the types of its words and options. */
export type Form = {
  /** As they are typed: capitals are filled in, brackets may be left out, dots repeat, like `get [KEY]` or `[PATH...]`. */
  words: string;
  does: string;
  options: Options;
  /** What `--help` tells below the options, where a sentence is not enough. */
  details: (() => Promise<string>) | undefined;
  run: (given: Given) => Promise<void> | void;
};

export type Options = Readonly<Record<string, Option>>;
export type Option = {
  /** What its value is, in capitals; without one it is a switch. */
  value?: string;
  /** One letter. */
  short?: string;
  isRequired?: true;
  does: string;
};

/** Words by the name of their place, options by their name; a switch that was given is `'yes'`. */
export type Given = {
  words: Readonly<Record<string, string | readonly string[]>>;
  options: Readonly<Record<string, string>>;
  /** As typed. */
  typed: readonly string[];
};

export function form<const Words extends string, const Known extends Options = {}>(given: {
  words?: Words;
  does: string;
  options?: Known;
  details?: () => Promise<string>;
  run: (words: WordsOf<Words>, options: ValuesOf<Known>, typed: readonly string[]) => Promise<void> | void;
}): Form {
  const { words = '', does, options = {}, details, run } = given;
  return {
    words,
    does,
    options,
    details,
    run: ({ words: found, options: values, typed }) => run(found as WordsOf<Words>, values as ValuesOf<Known>, typed),
  };
}

type WordsOf<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? WordOf<First> & WordsOf<Rest>
  : WordOf<Words>;
type WordOf<Word extends string> = Word extends `[${infer Name}...]`
  ? { readonly [K in Name]: readonly string[] }
  : Word extends `${infer Name}...`
    ? { readonly [K in Name]: readonly string[] }
    : Word extends `[${infer Name}]`
      ? { readonly [K in Name]?: string }
      : Word extends Uppercase<Word>
        ? { readonly [K in Word]: string }
        : unknown;
type ValuesOf<Known extends Options> = {
  readonly [K in keyof Known as Known[K] extends { isRequired: true } ? K : never]: string;
} & { readonly [K in keyof Known as Known[K] extends { isRequired: true } ? never : K]?: string };
