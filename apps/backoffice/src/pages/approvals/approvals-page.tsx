import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';

export default function ApprovalsPage() {
  const titles = useText('officePages');
  return <PageFrame title={titles('approvals')}>{null}</PageFrame>;
}
