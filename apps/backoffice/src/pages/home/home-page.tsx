import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';

/** Where everybody begins: what waits, and how the day goes. */
export default function HomePage() {
  const text = useText('officeHome');
  const titles = useText('officePages');
  const { username } = useOperator();
  return (
    <PageFrame title={titles('dashboard')}>
      <p>{text('welcome', { username })}</p>
    </PageFrame>
  );
}
