const MAIL_MAXIMUM_LENGTH = 254;

/** A mail address in the one form in which it is kept and compared; null when it is none. */
export function mailAddress(typed: string): string | null {
  const address = typed.trim().normalize('NFC').toLowerCase();
  if (address.length > MAIL_MAXIMUM_LENGTH) return null;
  return /^[^\s@<>"(),;:\\\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u.test(
    address,
  )
    ? address
    : null;
}
