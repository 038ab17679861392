import { addPlayerNote, listPlayerNotes } from '@pelita/contract/office';
import { FormProblem } from '@pelita/ui/form-problem';
import { useFormFailure } from '@pelita/ui/form-failure';
import { Moment } from '@pelita/ui/moment';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
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
  const formFailure = useFormFailure();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ whole?: string | undefined; text?: string | undefined }>({});
  const { act, isRunning } = useAct(addPlayerNote, [listPlayerNotes]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    try {
      await act({ params: { id }, body: { text: typed.trim() } });
      setTyped('');
      setProblem({});
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['text']);
      setProblem({ whole: message, text: fields['text'] });
    }
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        name="text"
        label={text('newNote')}
        hint={text('newNoteHint')}
        value={typed}
        onChange={setTyped}
        problem={problem.text}
      />
      <FormProblem text={problem.whole} />
      <button type="submit" className="button button-quiet" aria-disabled={isRunning}>
        {text('addNote')}
      </button>
    </form>
  );
}
