import type { Call } from '@pelita/contract';
import type { Binding } from '../platform/http/binding.ts';
import type { Module } from '../platform/module.ts';

/** Every call of the table with its one use case. Says all that is wrong at once, and then nothing boots. */
export function bindAll(calls: readonly Call[], modules: readonly Module[]): Binding[] {
  const bindings = modules.flatMap((module) => module.bindings ?? []);
  const bound = Map.groupBy(bindings, (binding) => nameOf(binding.call));
  const faults = [
    ...calls
      .filter((call) => !bound.has(nameOf(call)))
      .map((call) => `${nameOf(call)} has no use case; bind it in its module’s routes`),
    ...[...bound]
      .filter(([, found]) => found.length > 1)
      .map(([name]) => `${name} is bound ${bound.get(name)?.length} times`),
    ...bindings
      .filter(({ call }) => !calls.includes(call))
      .map(({ call }) => `${nameOf(call)} is not in the table of calls`),
  ];
  if (faults.length > 0) throw new Error(`The calls and their use cases do not match:\n  ${faults.join('\n  ')}`);
  return bindings;
}

function nameOf(call: Call): string {
  return `${call.method} ${call.path}`;
}
