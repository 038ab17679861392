import process from 'node:process';
import { capture } from '../launch/processes.mjs';
import { inRoot } from '../launch/root.mjs';

const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const tsc = 'node_modules/typescript/bin/tsc';
const knip = 'node_modules/knip/bin/knip.js';

/** What to write instead, for the rules whose own words only say what is wrong. */
const INSTEAD = {
  'typescript(no-explicit-any)': 'name the type; for something from outside take unknown and parse it with a schema',
  'typescript(no-non-null-assertion)':
    'handle the missing case, or use a function that throws a named fault when it is missing',
  'typescript(no-floating-promises)': 'await it; if it must run on its own, write void and give it a catch',
  'eslint(no-unused-vars)': 'delete it, or begin its name with _ when a signature demands it',
};

export async function checkFormat() {
  const { code, output } = await run(oxfmt, '--list-different', '.');
  const files = output.trim().split('\n').filter(Boolean);
  return code === 0 ? [] : files.map((file) => `${file}: run npm run format -- ${file}`);
}

export async function checkLint() {
  const { code, output } = await run(oxlint, '-f', 'unix');
  if (code === 0) return [];
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => /^\S+:\d+:\d+: /.test(line));
  return lines.length > 0 ? lines.map(withInstead) : [output.trim()];
}

function withInstead(line) {
  const rule = Object.keys(INSTEAD).find((name) => line.includes(name));
  return rule ? `${line} Instead: ${INSTEAD[rule]}.` : line;
}

export async function checkTypes() {
  const { code, output } = await run(tsc, '-p', '.', '--pretty', 'false');
  return code === 0 ? [] : output.trim().split('\n');
}

export async function checkUnused() {
  const { code, output } = await run(knip, '--no-progress', '--reporter', 'compact');
  return code === 0 ? [] : output.trim().split('\n').filter(Boolean);
}

const run = (tool, ...words) => capture(process.execPath, [inRoot(tool), ...words]);
