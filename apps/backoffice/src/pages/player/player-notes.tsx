import { addPlayerNote, listPlayerNotes } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { WordsForm } from '../../shared/parts/words-form.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import type { Player } from './player.ts';

/** What operators tell each other about a player. */
export function PlayerNotes({ player }: { player: Pick<Player, 'id'> }) {
  const text = useText('officePlayers');
  const mayNote = useMay('players.note');
  const asked = useAnswer(listPlayerNotes, { params: { id: player.id } });
  return (
    <Panel title={text('notes')}>
      {mayNote && <NewNote id={player.id} />}
      <Loaded of={asked} heights={[40]}>
        {({ notes }) => (
          <>
            {notes.length === 0 && <p className="text-muted">{text('noNotes')}</p>}
            <ul>
              {notes.map(({ id, text: words, writtenBy, writtenAt }) => (
                <li key={id} className="player-session">
                  <p className="player-note">{words}</p>
                  <small>
                    {writtenBy} · <Moment at={writtenAt} />
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function NewNote({ id }: { id: string }) {
  const text = useText('officePlayers');
  const { act } = useAct(addPlayerNote, [listPlayerNotes]);
  return (
    <WordsForm
      label={text('newNote')}
      hint={text('newNoteHint')}
      send={text('addNote')}
      onSend={(words) => act({ params: { id }, body: { text: words } })}
    />
  );
}
