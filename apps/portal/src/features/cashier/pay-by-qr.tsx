import type { DepositOrder } from '@pelita/contract';
import { QrCode } from '@pelita/ui/qr-code';
import { ExternalLink } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

/** For the app of an e-wallet: scanned from another screen, or opened on the phone that shows it. */
export function PayByQr({ order: { payUrl } }: { order: DepositOrder }) {
  const text = useText('cashier');
  return (
    <>
      <p className="text-muted">{text('qrNote')}</p>
      <div className="order-qr">
        <QrCode address={payUrl} label={text('qrCode')} />
      </div>
      <a className="button button-quiet w-full" href={payUrl} target="_blank" rel="noopener">
        {text('openWallet')}
        <ExternalLink aria-hidden size={18} />
      </a>
    </>
  );
}
