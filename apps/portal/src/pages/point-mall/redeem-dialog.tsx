import { POINT_GOODS_PER_EXCHANGE_MAXIMUM, type PointGood, redeemPointReward } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useWatch } from 'react-hook-form';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { NeedsPaymentPassword } from './needs-payment-password.tsx';
import { usePointsHaveChanged } from './use-points.ts';

const REDEEM_WIDTH_PX = 480;

/** What it costs, where it is sent, and the password that gives the points away. */
export default function RedeemDialog(props: { good: PointGood; points: number; onClose: () => void }) {
  const text = useText('pointMall');
  return (
    <ModalFrame
      kind="dialog"
      width={REDEEM_WIDTH_PX}
      title={text('exchangeFor', { name: props.good.name })}
      onClose={props.onClose}
    >
      <NeedsPaymentPassword>
        <RedeemForm {...props} />
      </NeedsPaymentPassword>
    </ModalFrame>
  );
}

function RedeemForm({ good, points, onClose }: { good: PointGood; points: number; onClose: () => void }) {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const changed = usePointsHaveChanged();
  const tryKey = useTryKey();
  const isSent = good.kind === 'item';
  const most = Math.min(
    good.availableQuantity,
    POINT_GOODS_PER_EXCHANGE_MAXIMUM,
    Math.max(1, Math.floor(points / good.requiredPoints)),
  );
  const empty: Record<string, string> = {
    quantity: '1',
    ...(isSent ? { name: '', phone: '', address: '' } : {}),
    paymentPassword: '',
  };
  const form = useActForm(empty, async (typed) => {
    const { quantity = '1', paymentPassword = '', name = '', phone = '', address = '' } = typed;
    const body = {
      rewardId: good.rewardId,
      quantity: Number(quantity),
      paymentPassword,
      ...(isSent ? { delivery: { name, phone, address } } : {}),
    };
    const key = tryKey(`${good.rewardId} ${quantity}`);
    const { referenceNumber } = await send(redeemPointReward, { body }, { idempotencyKey: key });
    notify({ tone: 'done', text: text(isSent ? 'willBeSent' : 'credited', { number: referenceNumber }) });
    await changed();
    onClose();
  });
  const quantity = Number(useWatch({ control: form.control, name: 'quantity' }) ?? 1);
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="point-cost">
        {text('costs', { points: formatNumber(code, good.requiredPoints * (quantity || 1)) })}
      </p>
      {most > 1 && (
        <ChoiceField
          control={form.control}
          name="quantity"
          label={text('quantity')}
          nothing={text('quantity')}
          choices={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
        />
      )}
      {isSent && (
        <>
          <FormField control={form.control} name="name" label={text('recipient')} autoComplete="name" isRequired />
          <FormField
            control={form.control}
            name="phone"
            label={text('phone')}
            inputMode="tel"
            autoComplete="tel"
            isRequired
          />
          <FormField
            control={form.control}
            name="address"
            label={text('address')}
            autoComplete="street-address"
            isRequired
          />
        </>
      )}
      <FormField
        control={form.control}
        name="paymentPassword"
        label={text('paymentPassword')}
        autoComplete="off"
        isRequired
        isSecret
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('exchange')} runningLabel={text('running')} isRunning={form.isSubmitting} />
    </form>
  );
}
