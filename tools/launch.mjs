// The one door of every npm script. Any Node from 18 up can run it: it sees to it that the packages, the pinned Node and
// the builds are there, saying what it does when that takes more than two seconds, and then runs what was asked.
import process from 'node:process';
import { noteCallers } from './launch/callers.mjs';
import { installPackages } from './launch/packages.mjs';
import { useNewEnoughNode } from './launch/pinned-node.mjs';
import { Plain } from './launch/plain.mjs';
import { inRoot } from './launch/root.mjs';

// Node keeps here what it has compiled: every process of a command begins in half the time.
process.env.NODE_COMPILE_CACHE ??= inRoot('.cache', 'node');

try {
  await noteCallers();
  // npm runs under the Node it came with, so the packages come before the change of Node.
  await installPackages();
  await useNewEnoughNode();
  // Everything from here on may be written for the pinned Node, so an older one must not even read it.
  const { runCommand } = await import('./launch/commands.mjs');
  await runCommand(process.argv.slice(2));
} catch (error) {
  // What went wrong outside our code is said in a sentence; only a fault of ours shows its stack.
  console.error(error instanceof Plain ? error.message : error);
  process.exitCode = error instanceof Plain ? error.exitCode : 1;
}
