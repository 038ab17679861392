/** Everything that makes a database this version's: its tables, how they changed, and the code that runs beside them. */
export type Schema = {
  /** The baseline first, then the migrations in the order of their times. */
  migrations: readonly Migration[];
  /** In an order in which each finds what it needs. */
  functions: readonly FunctionFile[];
  /** When the function files last changed: of two versions, the later one's are the ones to keep. */
  functionsVersion: string;
};

export type Migration = { name: string; sql: string; checksum: string };

/** The one current definition of a function (with the triggers that call it) or of a view. */
export type FunctionFile = { name: string; sql: string; checksum: string };

/** The database and this version do not belong together. The message is for a person, and names the way out. */
export class SchemaRefused extends Error {
  override name = 'SchemaRefused';
}
