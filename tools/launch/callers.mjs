import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { capture } from './processes.mjs';

/**
 * The processes that this command ends with: npm, and the shell by which npm runs scripts. None when something else runs
 * it, for who starts it in the background of a shell may leave that shell.
 */
export async function callers() {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  const { name, above } = await look(parent);
  return /^-?(ba|da|z|k|a)?sh$/.test(name) ? [parent, above] : [parent];
}

async function look(pid) {
  const file = `/proc/${pid}/stat`;
  if (existsSync(file)) {
    const [, name = '', above] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
    return { name, above: Number(above) };
  }
  if (process.platform === 'win32') return { name: '', above: 0 };
  const { output } = await capture('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
  const [, above, name = ''] = /^\s*(\d+)\s+(.*)/.exec(output) ?? [];
  return { name: basename(name.trim()), above: Number(above) };
}
