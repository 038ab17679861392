import type { CheckableRound } from '@pelita/contract';
import { isEngineId } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import { type SymbolsOf, symbolUrls } from '../page/symbols.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import type { FindTitle } from '../studio.ts';
import { roundShape } from './round-shape.ts';
import { roundOfUser } from './round-store.ts';

type Needs = { seeds: SeedBox; findTitle: FindTitle; symbolsOf: SymbolsOf };

/** A settled spin as its player may check it; null of one that is open, or another user's. */
export function checkableRound({ seeds, findTitle, symbolsOf }: Needs) {
  return async (tx: Tx, userId: string, roundId: string): Promise<CheckableRound | null> => {
    const round = await roundOfUser(tx, seeds, userId, roundId);
    if (round?.state !== 'settled' || !isEngineId(round.engine)) return null;
    const title = await findTitle(tx, round.game_code);
    const { engine, lineBet, totalWin, nonce, clientSeed, commitment, serverSeed, stops } = roundShape(round);
    const pictures = title ? symbolUrls(title, symbolsOf(title)) : {};
    return { roundId, engine, lineBet, totalWin, nonce, clientSeed, commitment, serverSeed, stops, pictures };
  };
}
