/** An external provider that carries text messages to phones. */
export interface Sms {
  /** Resolves when the carrier has taken the message. The same message handed over twice carries the same id. */
  send(message: TextMessage): Promise<void>;
}

/** `id` is a UUID, `to` an E.164 number. `code` is the code that the text tells, where it tells one. */
export type TextMessage = { id: string; to: string; text: string; code?: string };
