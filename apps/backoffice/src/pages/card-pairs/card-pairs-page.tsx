import { listCardPairs } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** Who has won most of one other person stands first. */
export default function CardPairsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('cardPairs')}>
      <OfficeList of={listCardPairs} address={search} caption={titles('cardPairs')} hidden={['currency']} />
    </PageFrame>
  );
}
