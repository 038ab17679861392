import { checkBook } from '../../../ledger/index.ts';
import type { KilledHouse } from './killed-house.ts';

/** What a run of kills has done: the lists name keys of postings, and are empty when all is well. */
export type KillReport = {
  acknowledged: number;
  inFlightAtKills: number[];
  cutOff: Record<string, number>;
  /** Acknowledged, and not in the ledger. */
  lost: string[];
  /** In the ledger, and never acknowledged though asked for until it was. */
  doubled: string[];
  /** In the ledger with another answer than was told. */
  other: string[];
  book: unknown[];
};

/** Kills server, database and single backends in turn while clients post, and compares what they were told with the ledger. */
export async function killWhilePosting(
  house: KilledHouse,
  kills: number,
  inFlightAtLeast: number,
  onKill: (kill: number) => void = () => {},
): Promise<KillReport> {
  const { server, database } = house;
  const client = house.clients();
  const inFlightAtKills: number[] = [];
  const ways = [server.killServer, server.killDatabase, server.killOneBackend];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await client.acknowledgedMore(20 + Math.floor(Math.random() * 100));
      await client.inFlightAtLeast(inFlightAtLeast);
      inFlightAtKills.push(client.inFlight());
      await ways[kill % ways.length]?.();
      onKill(kill + 1);
    }
    await client.acknowledgedMore(200);
  } finally {
    await client.finish();
  }
  const [told, kept] = [client.acknowledged(), await house.ledger()];
  return {
    acknowledged: told.size,
    inFlightAtKills,
    cutOff: client.cutOffByKind(),
    lost: [...told.keys()].filter((key) => !kept.has(key)),
    doubled: [...kept.keys()].filter((key) => !told.has(key)),
    other: [...told].flatMap(([key, words]) => ((kept.get(key) ?? words) === words ? [] : [key])),
    book: await database.transaction(checkBook),
  };
}
