import { listExports } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import { exportCells } from '../../shared/lists/export-cells.tsx';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';

/** What was taken away as a file, and by which hash such a file is known. */
export default function ExportsPage({ search }: PageProps<ListAddress>) {
  const titles = useText('officePages');
  return (
    <PageFrame title={titles('exports')}>
      <OfficeList of={listExports} address={search} cells={exportCells} caption={titles('exports')} />
    </PageFrame>
  );
}
