import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'bench/RESULTS.md');
const HEAD = `# Results

What \`npm run bench -- NAME\` measured last, race by race. Ratios and sizes carry over to other machines; times of a
race are those of the machine that it names.
`;

/** Puts a race's section into bench/RESULTS.md, in place of its earlier one. */
export function keepResults(race: string, body: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  const sections = before.split(/^(?=## )/m);
  const section = `## ${race}\n\n${circumstances()}\n\n${body.trim()}\n`;
  const kept = sections.filter((one) => !one.startsWith(`## ${race}\n`)).map((one) => `${one.trim()}\n`);
  writeFileSync(file, [...kept, section].join('\n'));
}

/** `| a | b |` with a line under the first row. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

function circumstances(): string {
  const date = Temporal.Now.plainDateISO().toString();
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const [load = 0] = loadavg();
  // Times that were taken beside other work are said to be.
  const company = load > 1.5 * availableParallelism() ? `, busy with other work (load ${load.toFixed(0)})` : '';
  const machine = `${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory}, Node ${process.version}${company}`;
  return `${date}, commit ${commit()}; ${machine}.`;
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', 'apps', 'packages', 'brands') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}
