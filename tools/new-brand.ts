import { relative, resolve } from 'node:path';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline/promises';
import { BrandFault } from '@pelita/brand';
import {
  answerProblem,
  answersOf,
  codeProblem,
  makeBrand,
  type Question,
  questions,
  refuseTaken,
} from '@pelita/brand/new';
import { Plain } from './launch/plain.mjs';
import { inRoot } from './launch/root.mjs';

type Told = Partial<Record<Question['option'] | 'into', string>>;

/** `npm run new:brand`: asks what it has not been told, makes the folder and says what to do next. */
export async function newBrand(code: string, told: Told): Promise<void> {
  const problem = codeProblem(code);
  if (problem) throw new Plain(problem);
  const into = told.into === undefined ? inRoot('brands') : resolve(told.into);
  try {
    refuseTaken(into, code);
    const { name } = await makeBrand(into, answersOf(code, await allAnswers(code, told)));
    console.log(nextSteps(code, into, name));
  } catch (error) {
    throw error instanceof BrandFault ? new Plain(error.message) : error;
  }
}

async function allAnswers(code: string, told: Told): Promise<Record<Question['option'], string>> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const answers: Partial<Record<Question['option'], string>> = {};
  if (!terminal) refuseMissing(code, told);
  try {
    for (const question of questions)
      answers[question.option] = await answerTo(question, code, told[question.option], terminal);
  } finally {
    terminal?.close();
  }
  return answers as Record<Question['option'], string>;
}

/** Without a terminal nothing can be asked, so all that is missing is told at once. */
function refuseMissing(code: string, told: Told): void {
  const missing = questions.filter(({ option, suggests }) => told[option] === undefined && !suggests?.(code));
  if (missing.length > 0)
    throw new Plain(missing.map(({ option, asks }) => `--${option} is missing. ${asks}.`).join('\n'));
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
  if (!terminal) return suggested ?? '';
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
  return `${name} is in ${folder}/${code}.

Next:
  ${isOwn ? '' : `BRANDS_DIR=${into} `}BRAND=${code} DATA_DIR=.pelita/${code} npm start   serves it, with a database of its own
  mark.svg, colours.ts, words.ts                how it looks and what it says of itself
  cashier.ts, catalogue.ts, announcements.ts    its payments, games and news
  help/                                         its own terms and papers; until then those of packages/brand/help
  npm run check -- brands                       says whether it can be served
docs/guides/add-a-brand.md tells what each file holds.`;
}
