import { writeFileSync } from 'node:fs';
import { calls } from '@pelita/contract/calls';
import { callsDocument } from './calls-document/calls-document.ts';

/** Writes `docs/calls.md` from the table of calls. */
writeFileSync(new URL('../../../../docs/calls.md', import.meta.url), callsDocument(calls));
