import { listOperatorSessions } from '@pelita/contract/office';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { OfficeList } from '../../shared/lists/office-list.tsx';

export function OperatorSessions({ search }: { search: ListAddress }) {
  const text = useText('officeOperators');
  return <OfficeList of={listOperatorSessions} address={search} caption={text('sessions')} />;
}
