import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { type FilesConfiguration, filesConfiguration } from '../storage/files-configuration.ts';
import { type IdentityCheckConfiguration, identityCheckConfiguration } from './identity-check-configuration.ts';
import { type AdyenConfiguration, adyenConfiguration } from './payments/adyen/adyen-configuration.ts';
import { type MailConfiguration, mailConfiguration } from './mail/mail-configuration.ts';
import { type ResultsConfiguration, resultsConfiguration } from './results-configuration.ts';
import { type SportsConfiguration, sportsConfiguration } from './sports-configuration.ts';
import { type TextGateway, textGateway } from './sms/text-gateway.ts';

/** What CARRIERS_FILE describes; null where it says nothing of a carrier. */
export type CarriersFile = {
  mail: MailConfiguration | null;
  sms: TextGateway | null;
  adyen: AdyenConfiguration | null;
  files: FilesConfiguration | null;
  /** The results of lotteries outside. */
  results: ResultsConfiguration | null;
  /** Matches outside, with their odds and results. */
  sports: SportsConfiguration | null;
  /** Who looks at documents of players beside the operators. */
  identityCheck: IdentityCheckConfiguration | null;
};

export const noCarriers: CarriersFile = {
  mail: null,
  sms: null,
  adyen: null,
  files: null,
  results: null,
  sports: null,
  identityCheck: null,
};

/** The file with the files that it names, or every problem of it as a sentence. No sentence repeats a value. */
export function readCarriersFile(path: string): CarriersFile | { problems: string[] } {
  const json = readJson(path);
  if (json === undefined) return { problems: ['CARRIERS_FILE: must name a JSON file that can be read'] };
  const parsed = schemaOf(dirname(path)).safeParse(json);
  if (parsed.success) return parsed.data;
  return { problems: parsed.error.issues.map(({ path: at, message }) => `CARRIERS_FILE: ${at.join('.')} ${message}`) };
}

function schemaOf(folder: string) {
  return z.strictObject({
    mail: mailConfiguration(folder).nullable().default(null),
    sms: textGateway().nullable().default(null),
    adyen: adyenConfiguration().nullable().default(null),
    files: filesConfiguration().nullable().default(null),
    results: resultsConfiguration().nullable().default(null),
    sports: sportsConfiguration().nullable().default(null),
    identityCheck: identityCheckConfiguration().nullable().default(null),
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
