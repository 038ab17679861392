import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { capture } from './processes.mjs';

/** `LAUNCHER,CALLER,…`: the launcher that wrote it, and what that one ends with. */
const NOTED = 'PELITA_CALLERS';

/** The processes that this command ends with, as `noteCallers` found them. */
export function callers() {
  const [, ...pids] = noted();
  return pids;
}

/**
 * Looks for npm, and for the shell by which npm runs scripts; a launcher that started this one under another Node is a
 * caller too. Nothing else is: a command in the background of a shell may outlive that shell.
 */
export async function noteCallers() {
  const [launcher, ...pids] = noted();
  if (launcher === process.pid) return;
  const found = launcher === process.ppid ? [launcher, ...pids] : await npmAndItsShell();
  process.env[NOTED] = [process.pid, ...found].join(',');
}

function noted() {
  return (process.env[NOTED] ?? '').split(',').filter(Boolean).map(Number);
}

async function npmAndItsShell() {
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
