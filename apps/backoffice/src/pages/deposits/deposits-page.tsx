import './deposits.css';
import { listOfficeDeposits } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { useText } from '../../shared/language/use-text.ts';
import { ALL, filterOf, type ListAddress, readListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { QueueNames } from '../../shared/parts/queue-names.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import { type Deposit, DepositState } from './deposit-state.tsx';

const FETCHED_EVERY_SECONDS = 10;
/** What is looked at together: filters of the list, each under a name. */
const shows = {
  slip: { queue: 'slip', state: 'pending', sort: 'createdAt' },
  differs: { queue: 'short,over' },
  late: { queue: 'late' },
  waiting: { state: 'pending' },
  all: {},
} as const;
type Show = keyof typeof shows;
const showNames = Object.keys(shows) as Show[];

/** Slips to confirm first, then what came short, late or too much, and all of them. */
export default function DepositsPage({ search }: PageProps<ListAddress>) {
  const text = useText('officeDeposits');
  const titles = useText('officePages');
  const router = useRouter();
  const { own } = readListAddress(listOfficeDeposits.list, search, shows.slip);
  const { id, ...address } = search;
  const go = (next: ListAddress): void => void router.navigate({ search: next, keepScroll: true });
  return (
    <PageFrame title={titles('deposits')}>
      <QueueNames
        label={text('shows')}
        names={showNames}
        shown={showNames.find((name) => isSame(filterOf(own), filterOf(shows[name]))) ?? null}
        nameOf={(name) => text(`show_${name}`)}
        onShow={(name) => go(name === 'all' ? { [ALL]: 'yes' } : shows[name])}
      />
      <OfficeList
        of={listOfficeDeposits}
        address={search}
        initially={shows.slip}
        everySeconds={FETCHED_EVERY_SECONDS}
        caption={titles('deposits')}
        hidden={usuallyHidden}
        cells={{
          number: (row) => (
            <button type="button" className="link" onClick={() => go({ ...address, id: row.id })}>
              {row['number'] as string}
            </button>
          ),
          state: (row) => <DepositState of={row as ListRow & Deposit} />,
        }}
      />
      {id !== undefined && <DepositDialog id={id} onClose={() => go(address)} />}
    </PageFrame>
  );
}

const usuallyHidden = ['queue', 'settledAt'];

function isSame(one: ListAddress, other: ListAddress): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
