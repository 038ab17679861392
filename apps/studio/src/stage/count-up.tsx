import { useEffect, useRef, useState } from 'react';
import { nowMs, wantsStillness } from '../platform/device.ts';
import { useMoney } from '../words/use-text.ts';

const COUNT_MS = 650;

/** An amount that runs up to its value from what it showed before. It always ends on the exact text it was given. */
export function CountUp({ amount, from, isBare = false }: { amount: string; from?: string; isBare?: boolean }) {
  const { withCurrency, bare } = useMoney();
  const format = isBare ? bare : withCurrency;
  const node = useRef<HTMLSpanElement>(null);
  const [first] = useState(from ?? amount);
  const shown = useRef(first);

  useEffect(() => {
    const [start, end] = [Number(shown.current), Number(amount)];
    const decimals = amount.split('.')[1]?.length ?? 0;
    const write = (text: string) => {
      if (node.current) node.current.textContent = format(text);
    };
    const arrive = () => {
      shown.current = amount;
      write(amount);
    };
    // Money that went is told at once.
    if (wantsStillness() || end <= start) return arrive();
    const startedAt = nowMs();
    let frame = requestAnimationFrame(function step() {
      const share = Math.min(1, (nowMs() - startedAt) / COUNT_MS);
      if (share === 1) return arrive();
      write((start + (end - start) * (1 - (1 - share) ** 3)).toFixed(decimals));
      frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      shown.current = amount;
    };
  }, [amount, format]);

  return (
    <span className="figures" ref={node}>
      {format(first)}
    </span>
  );
}
