import type { RuleSet } from '@pelita/lottery';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useText } from '../../../shared/language/use-text.ts';
import { CartPanel } from './cart-panel.tsx';
import type { Cart } from './use-cart.ts';
import type { Draws } from './use-draws.ts';

/** On a phone the cart is a sheet over the numbers. */
export function CartSheet(props: { rules: RuleSet; draws: Draws; cart: Cart; onClose: () => void }) {
  const { onClose, ...panel } = props;
  const text = useText('betting');
  return (
    <ModalFrame title={text('cart')} onClose={onClose} width={480}>
      <CartPanel {...panel} />
    </ModalFrame>
  );
}
