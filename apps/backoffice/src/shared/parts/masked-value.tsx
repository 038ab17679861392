import './masked-value.css';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../language/use-text.ts';
import { ActDialog } from './act-dialog.tsx';

/** Personal data as it is seen by default. Opening it takes a reason, which is audited; it is open until the page is left. */
export function MaskedValue(props: {
  /** What the value is, for the dialog and for readers. */
  name: string;
  masked: string;
  /** Null where the roles do not grant it. */
  reveal: ((reason: string) => Promise<readonly string[]>) | null;
}) {
  const { name, masked, reveal } = props;
  const text = useText('officeParts');
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  return (
    <span className="masked-value">
      <bdi>{shown ? shown.join(', ') : masked}</bdi>
      {reveal && !shown && (
        <button
          type="button"
          className="icon-button"
          aria-label={text('revealOf', { name })}
          title={text('reveal')}
          onClick={() => setIsAsking(true)}
        >
          <Eye aria-hidden size={16} />
        </button>
      )}
      {reveal && isAsking && (
        <ActDialog
          title={text('revealOf', { name })}
          confirm={text('reveal')}
          reason="required"
          done={null}
          onAct={async (reason) => setShown(await reveal(reason))}
          onClose={() => setIsAsking(false)}
        >
          <p>{text('revealNote')}</p>
        </ActDialog>
      )}
    </span>
  );
}
