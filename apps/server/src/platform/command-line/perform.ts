import type { Command, Form, Given, Options } from './command.ts';
import { commandLine, helpText } from './help-text.ts';

/** A command that was called in a way it does not know: said in one sentence, and with exit code 2. */
export class Misused extends Error {
  override name = 'Misused';
  readonly exitCode = 2;
}

/** Runs the form that was meant, or shows the help; throws `Misused` before anything is done. */
export async function perform(command: Command, typed: readonly string[]): Promise<void> {
  const asked = typed.includes('--') ? typed.slice(0, typed.indexOf('--')) : typed;
  if (asked.some((word) => word === '--help' || word === '-h')) return console.log(await helpText(command));
  const split = splitWords(command, typed);
  const meant = meantForm(command, split.words);
  const words = placedWords(command, meant, split.words);
  await meant.run({ words, options: valuesOf(command, meant, split.options), typed });
}

type Split = { words: string[]; options: { typed: string; name: string; value: string | undefined }[] };

/** Words on one side, options with their values on the other. A number below zero is a word. */
function splitWords(command: Command, typed: readonly string[]): Split {
  const known: Options = Object.assign({}, ...command.forms.map(({ options }) => options));
  const split: Split = { words: [], options: [] };
  const waiting = [...typed];
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    if (word === '--') {
      split.words.push(...waiting.splice(0));
    } else if (!/^-{1,2}[a-z]/i.test(word)) {
      split.words.push(word);
    } else {
      const [flag = '', ...rest] = word.split('=');
      const name = nameOf(known, flag);
      if (name === undefined) throw misused(command, `does not know the option ${flag}`);
      const inline = rest.length > 0 ? rest.join('=') : undefined;
      const value = inline ?? (known[name]?.value === undefined ? undefined : waiting.shift());
      split.options.push({ typed: flag, name, value });
    }
  }
  return split;
}

function nameOf(known: Options, flag: string): string | undefined {
  const name = flag.replace(/^-+/, '');
  if (flag.startsWith('--')) return name in known ? name : undefined;
  return Object.keys(known).find((key) => known[key]?.short === name);
}

/** The form whose fixed words were typed. */
function meantForm(command: Command, words: readonly string[]): Form {
  const fits = ({ words: pattern }: Form) => fixedWords(pattern).every((fixed, at) => words[at] === fixed);
  const byLength = command.forms.toSorted((a, b) => fixedWords(b.words).length - fixedWords(a.words).length);
  const meant = byLength.find(fits);
  if (meant) return meant;
  const known = command.forms.flatMap(({ words: pattern }) => fixedWords(pattern)).join(', ');
  const [first] = words;
  throw misused(command, first === undefined ? `needs one of: ${known}` : `does not know ${JSON.stringify(first)}`);
}

function fixedWords(pattern: string): string[] {
  return placesOf(pattern).filter((place) => place === place.toLowerCase());
}

const placesOf = (pattern: string): string[] => pattern.split(' ').filter((place) => place !== '');

function placedWords(command: Command, { words: pattern }: Form, typed: readonly string[]): Given['words'] {
  const left = [...typed];
  const placed: Record<string, string | string[]> = {};
  for (const place of placesOf(pattern)) {
    const name = place.replaceAll(/[[\].]/g, '');
    const isFixed = place === place.toLowerCase();
    if (left.length === 0 && !place.startsWith('[')) throw misused(command, `needs ${name}`);
    if (place.includes('...')) placed[name] = left.splice(0);
    else {
      const word = left.shift();
      if (!isFixed && word !== undefined) placed[name] = word;
    }
  }
  if (left.length > 0) throw misused(command, `does not know what to do with ${JSON.stringify(left[0])}`);
  return placed;
}

function valuesOf(command: Command, { options, words }: Form, given: Split['options']): Given['options'] {
  const values: Record<string, string> = {};
  for (const { typed, name, value } of given) {
    const option = options[name];
    if (option === undefined) throw misused(command, `does not know the option ${typed} here`);
    if (option.value !== undefined && (value === undefined || value === ''))
      throw misused(command, `needs ${option.value} after ${typed}`);
    if (option.value === undefined && value !== undefined) throw misused(command, `takes no value after ${typed}`);
    values[name] = value ?? 'yes';
  }
  for (const [name, { isRequired, value }] of Object.entries(options))
    if (isRequired && !(name in values)) throw misused(command, `needs --${name} ${value ?? ''}`.trim(), words);
  return values;
}

function misused({ name }: Command, sentence: string, words = ''): Misused {
  const [action] = fixedWords(words);
  return new Misused(
    `${commandLine(name, action ?? '')} ${sentence}; ${commandLine(name, '--help')} shows what it takes.`,
  );
}
