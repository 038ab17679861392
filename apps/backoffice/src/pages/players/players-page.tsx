import { listPlayers } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { PlayerStatus, type Status } from '../../shared/players/player-status.tsx';

/** A player is found by what a player says on the phone: the whole name, the whole number, the id. */
export default function PlayersPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('players')}>
      <OfficeList
        of={listPlayers}
        address={search}
        caption={titles('players')}
        cells={{ status: ({ status }) => <PlayerStatus status={status as Status} /> }}
      />
    </PageFrame>
  );
}
