import { Lock } from 'lucide-react';
import type { Permission } from '@pelita/contract/office';
import { useText } from '../language/use-text.ts';
import { PageFrame } from '../page/page-frame.tsx';

/** A page that the operator's roles do not grant names what is missing, so that it can be asked for. */
export function Forbidden({ title, permission }: { title: string; permission: Permission }) {
  const text = useText('officeParts');
  return (
    <PageFrame title={title}>
      <div className="failed">
        <Lock aria-hidden size={20} />
        <div>
          <p>{text('forbidden')}</p>
          <p>{text('permissionNeeded', { permission })}</p>
        </div>
      </div>
    </PageFrame>
  );
}
