import './difference.css';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What something is, and what it becomes. */
export function Difference({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  return (
    <p className="difference">
      <span className="difference-label">{label}</span>
      <del>{before}</del>
      <ArrowRight aria-hidden size={16} className="mirrored" />
      <ins>{after}</ins>
    </p>
  );
}
