import { Amount } from '@pelita/ui/amount';
import { startup } from '../page/startup.ts';

/** An amount with its currency, which is the brand's unless another is given. */
export function Money(props: { value: string; currency?: string; isSigned?: boolean }) {
  const { value, currency = startup.currency, isSigned = false } = props;
  return (
    <span className="money">
      <small>{currency}</small> <Amount value={value} currency={currency} isSigned={isSigned} />
    </span>
  );
}
