import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type RunningServer = {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves when the words have been printed. */
  said: (words: string) => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A process of its own, as `npm start` would make it. */
export function launch(
  script: string,
  variables: Record<string, string>,
  words: readonly string[] = [],
): Omit<RunningServer, 'origin'> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const kept = { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...kept, NODE_ENV: 'test', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (output.includes(words)) resolve();
      };
      listeners.add(check);
      child.once('exit', () => reject(new Error(`ended without saying "${words}":\n${output}`)));
      check();
    });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return { child, output: () => output, said, end };
}

export async function launchReady(script: string, variables: Record<string, string>): Promise<RunningServer> {
  const launched = launch(script, variables);
  await launched.said('Pelita is ready at ');
  const origin = /Pelita is ready at (\S+)\n/.exec(launched.output())?.[1] ?? '';
  return { ...launched, origin };
}
