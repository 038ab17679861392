import { CircleAlert } from 'lucide-react';

/** Why the whole form was refused; read out as soon as it stands there. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="form-problem">
          <CircleAlert aria-hidden size={20} />
          {text}
        </p>
      )}
    </div>
  );
}
