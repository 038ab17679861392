import { writeFileSync } from 'node:fs';
import { fishEngines } from '../fish-engines.ts';
import { fishingReturns } from './returns-document.ts';

writeFileSync(
  new URL('../../../../../docs/fishing-returns.md', import.meta.url),
  fishingReturns([...fishEngines.values()]),
);
