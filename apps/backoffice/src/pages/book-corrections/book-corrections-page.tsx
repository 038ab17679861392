import { listOpenCorrections } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** Bets that a corrected result has changed too late for the wallet; the player's page is where the difference is adjusted. */
export default function BookCorrectionsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  const text = useText('officeSports');
  return (
    <PageFrame title={titles('bookCorrections')} note={text('correctionsNote')}>
      <OfficeList of={listOpenCorrections} address={search} caption={titles('bookCorrections')} hidden={['currency']} />
    </PageFrame>
  );
}
