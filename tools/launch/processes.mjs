import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './root.mjs';

/** Runs a program to its end and gives back `{ code, output }`; its output is shown only by whoever asked. */
export function capture(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Runs a program on this terminal and gives back its exit code; Ctrl-C and TERM reach it, and it may take its time. */
export function show(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
    // The terminal sends Ctrl-C to the child as well: here it is only kept from ending us before the child has drained.
    const interrupt = () => {};
    const end = () => child.kill('SIGTERM');
    process.on('SIGINT', interrupt);
    process.on('SIGTERM', end);
    process.on('SIGHUP', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', end);
      process.off('SIGHUP', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Ends this program by becoming another one. Where the system can, the process itself is replaced, so that a signal or
 * a kill meant for the command reaches the command and no wrapper stays behind.
 */
export async function become(file, args, env = process.env) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(file, [file, ...args], env);
  }
  process.exit(await show(file, args, { env }));
}
