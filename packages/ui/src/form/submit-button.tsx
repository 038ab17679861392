import { LoaderCircle } from 'lucide-react';

/** The one golden act of a form. While it runs it says so, keeps the focus and cannot be pressed again. */
export function SubmitButton({
  label,
  runningLabel,
  isRunning,
}: {
  label: string;
  runningLabel: string;
  isRunning: boolean;
}) {
  return (
    <button
      type="submit"
      className="button button-action submit-button"
      aria-disabled={isRunning}
      onClick={isRunning ? (event) => event.preventDefault() : undefined}
    >
      {isRunning && <LoaderCircle aria-hidden size={20} className="turning" />}
      {isRunning ? runningLabel : label}
    </button>
  );
}
