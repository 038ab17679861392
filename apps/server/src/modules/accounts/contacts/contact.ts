/** A mobile number in E.164, or a mail address in the form in which it is kept. */
export type Contact = { channel: 'text' | 'mail'; value: string };

/** Enough for its owner to know it by, too little for anybody else. */
export function maskedContact({ channel, value }: Contact): string {
  if (channel === 'text') return `${value.slice(0, 3)}•••${value.slice(-3)}`;
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
