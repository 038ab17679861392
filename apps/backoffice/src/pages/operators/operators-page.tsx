import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';

export default function OperatorsPage() {
  const titles = useText('officePages');
  return <PageFrame title={titles('operators')}>{null}</PageFrame>;
}
