import './money.css';
import { formatAmount } from '@pelita/i18n';
import { useReader } from '../words/reader.ts';

/**
 * An amount as its reader's language writes it, from the wire's decimal text. Where money comes and goes it shows its
 * sign: what came is green, what went keeps the text's colour.
 */
export function Amount(props: { value: string; currency: string; isSigned?: boolean }) {
  const { value, currency, isSigned = false } = props;
  const { language } = useReader();
  const isDebit = value.startsWith('-');
  const isCredit = isSigned && !isDebit && /[1-9]/.test(value);
  const digits = formatAmount(language, value.replace(/^-/, ''), currency);
  return (
    <bdi className="amount" data-credit={isCredit || undefined}>
      {`${isDebit ? '\u2212' : isCredit ? '+' : ''}${digits}`}
    </bdi>
  );
}
