// Writes every generated file anew, in the order of the list.
import process from 'node:process';
import { generated } from './generated.mjs';
import { show } from './launch/processes.mjs';
import { step } from './launch/progress.mjs';

for (const { name, command } of generated) {
  const code = await step(name, () => show(process.execPath, command));
  if (code !== 0) process.exit(code);
}
