import { writeFileSync } from 'node:fs';
import { returnsDocument } from './pricing/returns-document.ts';

writeFileSync(new URL('../../../docs/lottery-returns.md', import.meta.url), returnsDocument());
