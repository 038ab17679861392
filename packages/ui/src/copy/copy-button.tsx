import { Copy } from 'lucide-react';
import { useState } from 'react';
import { MessageDialog } from '../modal/message-dialog.tsx';
import { useKitText } from '../words/use-kit-text.ts';

/** MODAL-04: copies a text and says so in a dialog; a browser that does not let it says that instead. */
export function CopyButton({ copied, label }: { copied: string; label: string }) {
  const text = useKitText('kitForms');
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const forget = () => setOutcome(null);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => void copy(copied).then(setOutcome)}
      >
        <Copy aria-hidden size={16} />
      </button>
      {outcome && (
        <MessageDialog
          title={outcome === 'done' ? text('copied') : text('notCopied')}
          note={outcome === 'done' ? <code className="copied-text">{copied}</code> : text('notCopiedNote')}
          confirm={text('confirm')}
          onConfirm={forget}
          onClose={forget}
        />
      )}
    </>
  );
}

async function copy(copied: string): Promise<'done' | 'refused'> {
  try {
    await navigator.clipboard.writeText(copied);
    return 'done';
  } catch {
    // The browser's settings forbid it, or the page came over http: then there is no clipboard at all.
    return 'refused';
  }
}
