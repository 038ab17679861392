import { convertPoint } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
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
import type { PointConfig } from './mall.ts';
import { usePointsHaveChanged } from './use-points.ts';

const CONVERT_WIDTH_PX = 440;

/** Points to money: what comes of them is said while they are typed. */
export default function ConvertDialog(props: { config: PointConfig; points: number; onClose: () => void }) {
  const text = useText('pointMall');
  return (
    <ModalFrame kind="dialog" width={CONVERT_WIDTH_PX} title={text('convert')} onClose={props.onClose}>
      <NeedsPaymentPassword>
        <ConvertForm {...props} />
      </NeedsPaymentPassword>
    </ModalFrame>
  );
}

function ConvertForm({ config, points, onClose }: { config: PointConfig; points: number; onClose: () => void }) {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const changed = usePointsHaveChanged();
  const tryKey = useTryKey();
  const { conversionRatio: ratio, currency } = config;
  const money = (units: number) => formatMoney(code, String(units), currency);
  const whole = (typed: string) => (/^\d{1,12}$/.test(typed.trim()) ? Number(typed) : 0);
  const form = useActForm(
    { points: String(points - (points % ratio)), paymentPassword: '' },
    async (typed) => {
      const body = { points: whole(typed.points), paymentPassword: typed.paymentPassword };
      const value = await send(convertPoint, { body }, { idempotencyKey: tryKey(typed.points) });
      notify({ tone: 'done', text: text('converted', { amount: formatMoney(code, value.exchangeAmount, currency) }) });
      await changed();
      onClose();
    },
    (typed) => (whole(typed.points) < ratio ? { points: text('atLeast', { points: formatNumber(code, ratio) }) } : {}),
  );
  const typed = whole(useWatch({ control: form.control, name: 'points' }));
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <p className="text-muted text-sm">{text('ratio', { points: formatNumber(code, ratio), amount: money(1) })}</p>
      <FormField
        control={form.control}
        name="points"
        label={text('pointsToConvert')}
        hint={text('becomes', { amount: money(Math.floor(typed / ratio)) })}
        inputMode="numeric"
        isRequired
        takesFocus
      />
      <FormField
        control={form.control}
        name="paymentPassword"
        label={text('paymentPassword')}
        autoComplete="off"
        isRequired
        isSecret
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('convert')} runningLabel={text('running')} isRunning={form.isSubmitting} />
    </form>
  );
}
