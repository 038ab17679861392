import type { Tx } from '../../../platform/database/tx.ts';
import type { Told } from '../told.ts';
import { type RafflePrizeRow, type RaffleRow, raffleTables } from './raffle-store.ts';

type NewPrize = Omit<RafflePrizeRow, 'raffle_id' | 'prize_no' | 'given'>;
export type RaffleParts = { texts: readonly Told[]; prizes: readonly NewPrize[] };

/** Answers whether it was added: nothing is, where its code or its key is there already. */
export async function insertRaffle(tx: Tx, row: RaffleRow, parts: RaffleParts): Promise<boolean> {
  const added = await raffleTables(tx)
    .insertInto('raffle')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('raffle_id')
    .executeTakeFirst();
  if (added) await writeRaffleParts(tx, row.raffle_id, parts);
  return added !== undefined;
}

/** Prizes are known by their place; how many of each were given stays. */
export async function writeRaffleParts(tx: Tx, raffle_id: string, { texts, prizes }: RaffleParts): Promise<void> {
  const written = texts.map((text) => ({ ...text, raffle_id }));
  await raffleTables(tx).deleteFrom('raffle_text').where('raffle_id', '=', raffle_id).execute();
  await raffleTables(tx).insertInto('raffle_text').values(written).execute();
  const rows = prizes.map(
    (prize, index) => ({ ...prize, raffle_id, prize_no: index + 1, given: 0n }) as RafflePrizeRow,
  );
  await raffleTables(tx)
    .insertInto('raffle_prize')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['raffle_id', 'prize_no']).doUpdateSet((eb) => ({
        motif: eb.ref('excluded.motif'),
        prize_kind: eb.ref('excluded.prize_kind'),
        prize_amount: eb.ref('excluded.prize_amount'),
        prize_turnover_hundredths: eb.ref('excluded.prize_turnover_hundredths'),
        weight: eb.ref('excluded.weight'),
        stock: eb.ref('excluded.stock'),
      })),
    )
    .execute();
  await raffleTables(tx)
    .deleteFrom('raffle_prize')
    .where('raffle_id', '=', raffle_id)
    .where('prize_no', '>', rows.length)
    .execute();
}
