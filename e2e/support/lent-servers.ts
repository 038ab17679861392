import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { type House, openHouse, type OwnHouse, removeAbandonedHouses, setAt } from './house.ts';
import type { PartsServer } from './parts-page.ts';

const VARIABLE = 'LENT_SERVERS';
const PARTS = '/parts';

/** What a worker is told of a server. */
type Lent = Pick<House, 'origin' | 'dataDir' | 'accounts'> & { officeOrigin: string };

/**
 * Starts a server for each of the workers that run at once, and one for the page of parts, when it is first asked for.
 * Playwright begins a process anew with each project and after each failure; the servers belong to the run, and end with it.
 */
export default async function keepServers(): Promise<() => Promise<void>> {
  await removeAbandonedHouses();
  const houses = new Map<string, Promise<OwnHouse>>();
  let parts: Promise<PartsServer> | undefined;
  const lend = async (slot: string): Promise<Lent> => {
    const opened = houses.get(slot) ?? openHouse();
    houses.set(slot, opened);
    // What could not be started is tried again by the next who asks.
    opened.catch(() => houses.delete(slot));
    const { origin, officeOrigin, dataDir, accounts } = await opened;
    return { origin, officeOrigin: officeOrigin(), dataDir, accounts };
  };
  const leave = async (slot: string): Promise<void> => {
    const house = await houses.get(slot);
    houses.delete(slot);
    await house?.leave();
  };
  const answerOf = async (path: string, method: string | undefined): Promise<unknown> => {
    if (path === PARTS) return (await (parts ??= openParts())).origin;
    return method === 'DELETE' ? leave(path) : lend(path);
  };
  const server = createServer((asked, answer) => {
    answerOf(asked.url ?? '', asked.method).then(
      (lent) => answer.end(JSON.stringify(lent ?? null)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    const left = await Promise.allSettled([...houses.keys()].map(leave));
    await (await parts)?.close();
    server.closeAllConnections();
    server.close();
    for (const one of left) if (one.status === 'rejected') throw one.reason;
  };
}

/** What builds it is loaded by the runner alone. */
async function openParts(): Promise<PartsServer> {
  const { servePartsPage } = await import('./parts-page.ts');
  return servePartsPage();
}

/** The server of one of the workers that run at once. */
export async function borrowHouse(slot: number): Promise<House> {
  const lent = (await ask(`/${slot}`)) as Lent;
  return {
    ...lent,
    officeOrigin: () => lent.officeOrigin,
    set: (key, value) => setAt(lent.origin, key, value),
  };
}

/** After a failure: what the journey has changed there would make others fail. */
export async function giveUpHouse(slot: number): Promise<void> {
  await ask(`/${slot}`, 'DELETE');
}

/** The origin of the page of parts. */
export async function borrowParts(): Promise<string> {
  return (await ask(PARTS)) as string;
}

async function ask(path: string, method = 'GET'): Promise<unknown> {
  const answer = await fetch(`${process.env[VARIABLE]}${path}`, { method });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
