import { createServer } from 'node:net';
import process from 'node:process';
import { Plain } from './plain.mjs';

/** Says at once that the port is taken, before anything is built or any database is started for nothing. */
export async function refuseBusyPort(command) {
  const port = Number(process.env.PORT || 8080);
  const host = process.env.HOST || '127.0.0.1';
  // A wrong value is the server's to explain: it reports every problem of the environment together.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  if ((await tryToListen(port, host)) !== 'EADDRINUSE') return;
  throw new Plain(
    `Port ${port} on ${host} is taken by another program (perhaps by a Pelita that is already running).\n` +
      `Stop that program, or take another port: PORT=${port + 2} npm ${command}`,
  );
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('free')));
  });
}
