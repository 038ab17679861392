import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type afterAll, onTestFinished } from 'vitest';

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Plays an external provider on loopback, and keeps what it was asked; closed by itself after the test, or the file. */
export async function outsideServer(
  answerTo: (asked: Asked, answer: ServerResponse) => unknown,
  whenOver: typeof afterAll | typeof onTestFinished = onTestFinished,
) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    response.on('error', () => undefined);
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, path: url, headers, body: Buffer.concat(pieces).toString('utf8') };
      asked.push(one);
      answerTo(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}
