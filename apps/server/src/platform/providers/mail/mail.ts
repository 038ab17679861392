/** A party outside that carries mail to people. */
export interface Mail {
  /** Resolves when the carrier has taken the letter. The same letter handed over twice carries the same id. */
  send(letter: Letter): Promise<void>;
}

/** `id` is a UUID; `text` is plain. */
export type Letter = { id: string; to: string; subject: string; text: string };
