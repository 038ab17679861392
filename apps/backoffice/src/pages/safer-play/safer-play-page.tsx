import { listSaferPlay } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What players did with their limits, and breaks, as a regulator asks for it. */
export default function SaferPlayPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('saferPlay')}>
      <OfficeList of={listSaferPlay} address={search} caption={titles('saferPlay')} hidden={usuallyHidden} />
    </PageFrame>
  );
}

const usuallyHidden = ['currency'];
