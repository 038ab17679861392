import './toast.css';
import type { Notice } from './notice.ts';

export default function Toast({ notice }: { notice: Notice }) {
  return (
    <div className="toast-place">
      <p className={`toast toast-${notice.tone}`}>{notice.text}</p>
    </div>
  );
}
