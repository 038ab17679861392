import type { CallValue } from '@pelita/contract';
import { listPlayers } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { TextField } from '@pelita/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Bar } from '../../shared/parts/panel.tsx';
import { PlayerStatus } from '../../shared/players/player-status.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';

/** A player is found by what a player says on the phone: the whole name, the whole number, the id. */
export default function PlayersPage({ search: { search = '' } }: PageProps<{ search?: string }>) {
  const text = useText('officePlayers');
  const titles = useText('officePages');
  const router = useRouter();
  const [typed, setTyped] = useState(search);
  const asked = useAnswer(listPlayers, { query: { search } }, { isAsked: search !== '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void router.navigate({ search: { search: typed.trim() }, keepScroll: true });
  };
  return (
    <PageFrame title={titles('players')}>
      <form role="search" onSubmit={submit}>
        <Bar>
          <TextField
            name="search"
            label={text('searchHint')}
            value={typed}
            onChange={setTyped}
            type="search"
            takesFocus
          />
          <button type="submit" className="button button-action">
            {text('search')}
          </button>
        </Bar>
      </form>
      {search !== '' && <Loaded of={asked}>{({ rows }) => <Found rows={rows} />}</Loaded>}
    </PageFrame>
  );
}

function Found({ rows }: Pick<CallValue<typeof listPlayers>, 'rows'>) {
  const text = useText('officePlayers');
  return (
    <DataTable
      caption={text('found')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>{text('noneFound')}</p>}
      columns={[
        {
          name: 'username',
          head: text('username'),
          cell: ({ id, player }) => (
            <PageLink to="/player" search={{ id }} className="link">
              {player.name}
            </PageLink>
          ),
        },
        { name: 'status', head: text('status'), cell: ({ status }) => <PlayerStatus status={status} /> },
        { name: 'registered', head: text('registered'), cell: ({ registeredAt }) => <Moment at={registeredAt} /> },
      ]}
    />
  );
}
