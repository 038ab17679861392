import { CopyButton } from '@pelita/ui/copy-button';
import { useText } from '../../../shared/language/use-text.ts';
import { QrCode } from '@pelita/ui/qr-code';

/** The secret for a camera, and in groups of four for whoever has to type it. */
export function AuthenticatorSecret({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const text = useText('security');
  return (
    <div className="security-secret">
      <QrCode address={otpauthUrl} label={text('qrCode')} />
      <div className="min-w-0">
        <p>{text('scanNote')}</p>
        <p className="text-muted mt-3 text-sm">{text('typeNote')}</p>
        <p className="flex items-center gap-1">
          <code aria-label={text('secret')} className="security-code">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton copied={secret} label={text('copySecret')} />
        </p>
      </div>
    </div>
  );
}
