import { spawn } from 'node:child_process';
import type { Owner } from './owner.ts';

export type ProgramEnd = { code: number | null; output: string };

/** Runs one of PostgreSQL's programs as the cluster's owner and gathers what it said. */
export function runProgram(file: string, args: readonly string[], owner: Owner): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...owner, cwd: '/', env: programEnvironment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const gather = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000));
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The same for a program that leaves a server behind: its output goes nowhere, because the server would keep it open. */
export function runDetaching(file: string, args: readonly string[], owner: Owner): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...owner, cwd: '/', env: programEnvironment, stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

// Nothing of our own environment: it may carry secrets, and PG* variables would change what the programs do.
const programEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };
