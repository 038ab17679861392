import { useText } from '../../../shared/language/use-text.ts';
import type { Security } from '../../../shared/security/what-is-kept.ts';

/** What is on file, masked, and what a new one is good for. */
export function ContactNow(props: { contact: Security['email']; label: string; note: string }) {
  const { contact, label, note } = props;
  const text = useText('centre');
  return (
    <>
      <p className="text-muted">{note}</p>
      {contact && (
        <p className="security-now">
          <span className="text-muted text-sm">{label}</span>
          <bdi>{contact.isProved ? contact.value : text('isBoundUnproved', { value: contact.value })}</bdi>
        </p>
      )}
    </>
  );
}
