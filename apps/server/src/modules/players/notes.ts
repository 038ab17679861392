import type { CallAnswer, CallInput, PlayerId } from '@pelita/contract';
import type { addPlayerNote as addCall, listPlayerNotes as listCall } from '@pelita/contract/office';
import type { Kysely } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { recordAudit } from '../audit/index.ts';
import { requirePlayer } from './require-player.ts';

type List = typeof listCall;
type Add = typeof addCall;
type NoteTables = {
  player_note: {
    player_id: PlayerId;
    note_id: string;
    text: string;
    written_by: string;
    written_at: Temporal.Instant;
  };
};

const NOTES_SHOWN = 200;

export async function listNotes(tx: Tx, _who: CallerOf<List>, { params }: CallInput<List>): Promise<CallAnswer<List>> {
  const { playerId } = await requirePlayer(tx, params.id);
  const rows = await tables(tx)
    .selectFrom('player_note')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('note_id', 'desc')
    .limit(NOTES_SHOWN)
    .execute();
  return { notes: rows.map(noteShape) };
}

export async function addNote(
  tx: Tx,
  { operator }: CallerOf<Add>,
  { params, body }: CallInput<Add>,
): Promise<CallAnswer<Add>> {
  const { playerId } = await requirePlayer(tx, params.id);
  const row = {
    player_id: playerId,
    note_id: tx.newId<string>(),
    text: body.text,
    written_by: operator.username,
    written_at: tx.now,
  };
  await tables(tx).insertInto('player_note').values(row).execute();
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action: 'add-player-note',
    subject: `player:${playerId}`,
    after: { noteId: row.note_id },
  });
  return noteShape(row);
}

function noteShape(row: NoteTables['player_note']) {
  return { id: row.note_id, text: row.text, writtenBy: row.written_by, writtenAt: row.written_at.toString() };
}

function tables(tx: Tx): Kysely<NoteTables> {
  return tx.tables<NoteTables>();
}
