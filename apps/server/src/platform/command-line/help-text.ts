import type { Command, Form, Options } from './command.ts';

/** What `--help` shows: a sentence, then each form with its options, in one look for all commands. */
export async function helpText({ name, does, forms }: Command): Promise<string> {
  const details = await Promise.all(forms.map(async (form) => form.details?.()));
  const told = forms.map((form, at) => [...formLines(name, form), ...(details[at]?.split('\n') ?? [])]);
  return [does, '', ...told.flat()].join('\n');
}

/** How a command is typed: npm has a short way for two of them. */
export function commandLine(name: string, words: string): string {
  const npm = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return words === '' ? npm : `${npm} -- ${words}`;
}

function formLines(name: string, { words, does, options }: Form): string[] {
  return [`  ${commandLine(name, words)}`, `      ${does}`, ...optionLines(options)];
}

function optionLines(options: Options): string[] {
  const lines = Object.entries(options).map(([name, { value, short, isRequired, does }]) => {
    const flag = [short === undefined ? '' : `-${short}, `, `--${name}`, value === undefined ? '' : ` ${value}`].join(
      '',
    );
    return { flag, does: isRequired ? `${does} (needed)` : does };
  });
  const width = Math.max(0, ...lines.map(({ flag }) => flag.length));
  return lines.map(({ flag, does }) => `      ${flag.padEnd(width)}  ${does}`);
}
