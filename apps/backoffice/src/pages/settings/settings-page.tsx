import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';

export default function SettingsPage() {
  const titles = useText('officePages');
  return <PageFrame title={titles('settings')}>{null}</PageFrame>;
}
