import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stands before a house on a port of its own: it can shut the line, and put a newer build in the place of the portal's. */
export type Gate = {
  origin: string;
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** From now on the worker is that of another build, and nothing is left of the files of the first. */
  newBuild: () => void;
  leave: () => Promise<void>;
};

export async function openGate(houseOrigin: string): Promise<Gate> {
  let isNewBuild = false;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const isFile = path.startsWith('/assets/');
    if (isFile && isNewBuild) return answer.writeHead(404).end();
    void passedOn(houseOrigin + path, asked.headers.cookie)
      .then(({ status, headers, body }) => {
        // What the worker keeps is looked at, not what the browser's own cache does.
        if (isFile) headers.set('cache-control', 'no-store');
        const isWorker = path === '/service-worker.js' && isNewBuild;
        const sent = isWorker ? workerOfNewerBuild(body.toString('utf8')) : body;
        answer.writeHead(status, Object.fromEntries(headers)).end(sent);
      })
      .catch(() => answer.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const { port } = address;
  const shut = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `http://localhost:${port}`,
    shut,
    open: () => listen(port),
    newBuild: () => {
      isNewBuild = true;
    },
    leave: async () => {
      if (server.listening) await shut();
    },
  };
}

/** Of another name, and with none of the files of the first build. */
function workerOfNewerBuild(source: string): string {
  return source.replace(/[\da-f]{12}/, 'newer-build').replaceAll(/[`'"]\/assets\/[\w.-]+[`'"],?/g, '');
}

/** Pages and files are all that is asked for through the gate. */
async function passedOn(address: string, cookie = '') {
  const given = await fetch(address, { headers: { cookie }, redirect: 'manual' });
  const headers = new Headers(given.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return { status: given.status, headers, body: Buffer.from(await given.arrayBuffer()) };
}
