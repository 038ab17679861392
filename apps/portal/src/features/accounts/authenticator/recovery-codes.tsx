import '../../../shared/security/security-rooms.css';
import { Download } from 'lucide-react';
import { CopyButton } from '@pelita/ui/copy-button';
import { useText } from '../../../shared/language/use-text.ts';
import { session } from '../../../shared/session/session.ts';

/** Shown this once: the server keeps no more than their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText('security');
  return (
    <div className="security-room">
      <h3 className="font-head text-xl font-bold">{text('recoveryCodes')}</h3>
      <p className="mt-2">{text('recoveryCodesNote')}</p>
      <ul aria-label={text('recoveryCodes')} className="security-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button button-small button-quiet" onClick={() => download(codes)}>
          <Download aria-hidden size={18} />
          {text('downloadCodes')}
        </button>
        <CopyButton copied={codes.join('\n')} label={text('copyCodes')} />
      </div>
      <button type="button" className="button button-action mt-6 w-full" onClick={onKept}>
        {text('codesKept')}
      </button>
    </div>
  );
}

function download(codes: readonly string[]): void {
  const file = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${location.hostname}-${session.get()?.account ?? ''}.txt`;
  link.click();
  // A browser that has begun to save it holds it by itself.
  setTimeout(() => URL.revokeObjectURL(file));
}
