import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { WithSecurity } from '../../shared/security/with-security.tsx';

/** Points are given away under the payment password: who has none yet is led to set one. */
export function NeedsPaymentPassword({ children }: { children: ReactNode }) {
  const text = useText('pointMall');
  return (
    <WithSecurity>
      {({ hasPaymentPassword }) =>
        hasPaymentPassword ? (
          children
        ) : (
          <div className="point-missing">
            <p>{text('noPaymentPassword')}</p>
            <button
              type="button"
              className="button button-action"
              onClick={() => navigate().openModal('member-centre', 'paymentPassword')}
            >
              {text('setPaymentPassword')}
            </button>
          </div>
        )
      }
    </WithSecurity>
  );
}
