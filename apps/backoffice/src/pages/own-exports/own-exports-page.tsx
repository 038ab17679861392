import { listOwnExports } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import { exportCells } from '../../shared/lists/export-cells.tsx';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What the operator has taken away, with the hash by which a file is known to be whole. */
export default function OwnExportsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('ownExports')}>
      <OfficeList
        of={listOwnExports}
        address={search}
        cells={exportCells}
        caption={titles('ownExports')}
        hidden={oneself}
      />
    </PageFrame>
  );
}

const oneself = ['operator'];
