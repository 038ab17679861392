import { Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { QrCode } from '@pelita/ui/qr-code';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** The way onto a phone: its camera reads the code, and whoever has none follows the link. */
export function AppCode() {
  const text = useText('quickMenu');
  const downloadText = useText('download');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div
      className="quick-slot"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button
        type="button"
        className="quick-item"
        aria-label={text('app')}
        title={text('app')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        <Smartphone aria-hidden size={18} />
      </button>
      <div id={id} className="quick-panel" hidden={!isOpen}>
        {isOpen && <QrCode address={`${location.origin}/download`} label={downloadText('qr')} />}
        <p className="text-muted text-sm">{downloadText('scan')}</p>
        <PageLink to="/download" className="more-link" onClick={() => setIsOpen(false)}>
          {text('guides')}
        </PageLink>
      </div>
    </div>
  );
}
