import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Attack, Heard } from './attack.ts';

const IN_FLIGHT = 32;

/** A client that sends what `fetch` would not, over a few connections that are used again. */
export function attacker(origin: string, inFlight = IN_FLIGHT) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });

  function send({ method, path, headers, body }: Attack): Promise<Heard> {
    return new Promise((resolve, reject) => {
      // Node itself would send the body of a DELETE without saying how long it is.
      const framed = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
      const asked = request({ hostname, port, agent, method, path, headers: framed }, (answer) => {
        const heard = (text: string): void =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        // A stream of events has no end; that it began is all there is to know.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          heard('');
          asked.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => heard(Buffer.concat(chunks).toString()));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Bytes as they are. What comes back until the server hangs up. */
  async function sendBytes(bytes: string): Promise<string> {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    const closed = once(socket, 'close');
    socket.end(Buffer.from(bytes, 'latin1'));
    await closed;
    return text;
  }

  /** All of them, so many at a time. */
  async function sendAll(attacks: Iterable<Attack>, hear: (attack: Attack, heard: Heard) => void): Promise<number> {
    const waiting = attacks[Symbol.iterator]();
    let count = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        count += 1;
        hear(next.value, await send(next.value));
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
    return count;
  }

  return { send, sendBytes, sendAll, close: () => agent.destroy() };
}
