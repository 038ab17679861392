/** What the catalogue says of a code: its HTTP status, the family's key where it has one, a sentence for engineers. */
export type ErrorEntry = { status: number; errorCode?: string; meaning: string };
