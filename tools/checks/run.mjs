import process from 'node:process';
import { Plain } from '../launch/plain.mjs';
import { checkArrows } from './arrows.mjs';
import { checkBrands } from './brands.mjs';
import { checkDependencies } from './dependencies.mjs';
import { checkDocuments } from './documents.mjs';
import { checkGenerated } from './generated.mjs';
import { checkFormat, checkLint, checkTypes, checkUnused } from './outside-tools.mjs';
import { checkSchema } from './schema.mjs';
import { checkStyles } from './styles.mjs';
import { checkWords } from './words.mjs';

// The longest first: two lanes then end at about the same time.
const checks = {
  lint: checkLint,
  unused: checkUnused,
  types: checkTypes,
  format: checkFormat,
  arrows: checkArrows,
  documents: checkDocuments,
  dependencies: checkDependencies,
  schema: checkSchema,
  brands: checkBrands,
  styles: checkStyles,
  words: checkWords,
};

/**
 * Runs the steps asked for, or all, prints a line for each as it ends and all problems after the last. Gives back
 * `[{ name, problems, seconds }]`. The generators write files that the others read, so they run alone, first.
 */
export async function runChecks(wanted = []) {
  const known = ['generated', ...Object.keys(checks)];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const sentence = `No check is named ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
    throw new Plain(sentence, { exitCode: 2 });
  }
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

  const results = isWanted('generated') ? [await timed('generated', checkGenerated)] : [];
  const waiting = Object.entries(checks).filter(([name]) => isWanted(name));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await timed(...next));
  };
  await Promise.all([lane(), lane()]);
  for (const { name, problems } of results) {
    if (problems.length > 0) console.error(`\n${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return results;
}

async function timed(name, check) {
  const start = process.hrtime.bigint();
  const problems = await check();
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const count = problems.length === 0 ? '' : `  ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s${count}`);
  return { name, problems, seconds };
}
