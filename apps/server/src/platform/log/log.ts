/** Structured lines, details first. Secrets inside details are blotted out by name. */
export type Log = {
  debug(details: object, text: string): void;
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
  /** A log whose lines all carry these details. */
  child(details: Record<string, unknown>): Log;
};
