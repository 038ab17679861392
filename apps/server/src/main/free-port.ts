import { createServer } from 'node:net';
import { Plain } from './plain.ts';

/** What the names of the variables begin with that say where to listen. */
export type Listening = '' | 'OFFICE_';
type Place = { port: number; host: string };

/** Said before the database starts for nothing. */
export async function refuseBusyPort(variables: Listening, { port, host }: Place): Promise<void> {
  if (port === 0) return;
  const code = await tryToListen(port, host);
  if (code === 'free') return;
  throw portProblem(code, variables, { port, host });
}

export function portProblem(code: string, variables: Listening, { port, host }: Place): Plain {
  const another = `take another port: ${variables}PORT=${port > 65_000 ? 8080 : port + 2} npm start`;
  if (code === 'EADDRINUSE') {
    return new Plain(
      `Port ${port} on ${host} is taken by another program (perhaps by a Pelita that is already running).\n` +
        `Stop that program, or ${another}`,
    );
  }
  if (code === 'EACCES') return new Plain(`Port ${port} is kept for the administrator on this machine; ${another}`);
  return new Plain(
    `Cannot listen on ${host}, port ${port} (${code}). ${variables}HOST must be an address of this machine.`,
  );
}

function tryToListen(port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}
