import { createServer } from 'node:net';
import { Plain } from './plain.ts';

/** Said before the database starts for nothing. */
export async function refuseBusyPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const code = await tryToListen(port, host);
  if (code === 'free') return;
  throw portProblem(code, port, host);
}

export function portProblem(code: string, port: number, host: string): Plain {
  const another = `take another port: PORT=${port === 65_535 ? 8080 : port + 1} npm start`;
  if (code === 'EADDRINUSE') {
    return new Plain(
      `Port ${port} on ${host} is taken by another program (perhaps by a Pelita that is already running).\n` +
        `Stop that program, or ${another}`,
    );
  }
  if (code === 'EACCES') return new Plain(`Port ${port} is kept for the administrator on this machine; ${another}`);
  return new Plain(`Cannot listen on ${host}, port ${port} (${code}). HOST must be an address of this machine.`);
}

function tryToListen(port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}
