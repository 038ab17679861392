// `npm run new:brand NAME`: asks what it has not been told, makes the folder and says what to do next.
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { BrandFault } from '@pelita/brand';
import { answerProblem, answersOf, codeProblem, makeBrand, type Question, questions } from '@pelita/brand/new';
import { Plain } from './launch/plain.mjs';
import { inRoot } from './launch/root.mjs';

const usage = `npm run new:brand -- NAME [options]

Makes brands/NAME, a brand that can be served at once. What no option tells is asked for.

${questions.map(({ option, asks, suggests }) => `  --${option} …`.padEnd(20) + asks + (suggests ? `; ${suggests('name')} if left open` : '')).join('\n')}
  --into FOLDER     Another folder for brands than brands/; start its brand with BRANDS_DIR
  --help            These lines`;

try {
  await newBrand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Plain || error instanceof BrandFault ? error.message : error);
  process.exitCode = 1;
}

async function newBrand(words: string[]): Promise<void> {
  const { values, positionals } = read(words);
  if (values.help) return console.log(usage);
  const [code, ...more] = positionals;
  if (code === undefined || more.length > 0) throw new Plain(`Name one brand.\n\n${usage}`);
  const problem = codeProblem(code);
  if (problem) throw new Plain(problem);
  const into = values.into === undefined ? inRoot('brands') : resolve(values.into);
  const brand = await makeBrand(into, answersOf(code, await allAnswers(code, values)));
  console.log(nextSteps(code, into, brand.name));
}

type Options = Partial<Record<Question['option'] | 'into', string>> & { help?: boolean };

function read(words: string[]): { values: Options; positionals: string[] } {
  const texts = [...questions.map(({ option }) => option), 'into'].map((name) => [name, { type: 'string' }] as const);
  const options = { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    return { values, positionals };
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function allAnswers(code: string, told: Options): Promise<Record<Question['option'], string>> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const answers: Partial<Record<Question['option'], string>> = {};
  try {
    for (const question of questions)
      answers[question.option] = await answerTo(question, code, told[question.option], terminal);
  } finally {
    terminal?.close();
  }
  return answers as Record<Question['option'], string>;
}

/** What an option told, else what a person types until it fits, else what is suggested. */
async function answerTo(
  { option, asks, suggests }: Question,
  code: string,
  told: string | undefined,
  terminal: Interface | null,
) {
  const suggested = suggests?.(code);
  if (told !== undefined) return fitting(option, told);
  if (!terminal) {
    if (suggested !== undefined) return suggested;
    throw new Plain(`--${option} is missing. ${asks}.`);
  }
  for (;;) {
    const typed = await terminal.question(`${asks}${suggested === undefined ? '' : ` [${suggested}]`}: `);
    const answer = typed.trim() || suggested || '';
    const problem = answerProblem(option, answer);
    if (!problem) return answer;
    console.log(`It ${problem}`);
  }
}

function fitting(option: Question['option'], told: string): string {
  const problem = answerProblem(option, told);
  if (problem) throw new Plain(`--${option} ${problem}`);
  return told;
}

function nextSteps(code: string, into: string, name: string): string {
  const isOwn = into === inRoot('brands');
  const folder = relative(process.cwd(), into).startsWith('..') ? into : relative(process.cwd(), into);
  return `${name} stands in ${folder}/${code}.

Next:
  ${isOwn ? '' : `BRANDS_DIR=${into} `}BRAND=${code} DATA_DIR=.pelita/${code} npm start   serves it, with a database of its own
  mark.svg, colours.ts, words.ts                how it looks and what it says of itself
  help/, cashier.ts, catalogue.ts, announcements.ts   its papers, payments, games and news
  npm run check -- brands                       says whether it can be served
docs/guides/add-a-brand.md tells what each file holds.`;
}
