import type { Tx } from '../../../platform/database/tx.ts';
import type { Told } from '../told.ts';
import { type EnvelopeRow, envelopeTables } from './envelope-store.ts';

/** Answers whether it was added: nothing is, where its code or its key is there already. */
export async function insertEnvelope(tx: Tx, row: EnvelopeRow, texts: readonly Told[]): Promise<boolean> {
  const added = await envelopeTables(tx)
    .insertInto('envelope')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('envelope_id')
    .executeTakeFirst();
  if (added) await writeEnvelopeTexts(tx, row.envelope_id, texts);
  return added !== undefined;
}

export async function writeEnvelopeTexts(tx: Tx, envelope_id: string, texts: readonly Told[]): Promise<void> {
  const written = texts.map((text) => ({ ...text, envelope_id }));
  await envelopeTables(tx).deleteFrom('envelope_text').where('envelope_id', '=', envelope_id).execute();
  await envelopeTables(tx).insertInto('envelope_text').values(written).execute();
}
