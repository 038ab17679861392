/** An external provider that carries mail to people. */
export interface Mail {
  /** Resolves when the carrier has taken the letter. The same letter handed over twice carries the same id. */
  send(letter: Letter): Promise<void>;
}

/** `id` is a UUID; `text` is plain. `code` is the code that the text tells, where it tells one. */
export type Letter = { id: string; to: string; subject: string; text: string; code?: string };
