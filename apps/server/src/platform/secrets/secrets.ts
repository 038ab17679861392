/** Secrets made on first use and kept in files of mode 600 under `dataDir/secrets`. */
export type Secrets = {
  /** The secret of that name, or the one that `create` makes, kept from then on. Two processes agree on one. */
  get(name: string, create: () => string | Promise<string>): Promise<string>;
};
