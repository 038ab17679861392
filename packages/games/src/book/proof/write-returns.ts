import { writeFileSync } from 'node:fs';
import { matchEngines } from '../engines.ts';
import { returnsDocument } from './returns-document.ts';

const document = returnsDocument([...matchEngines.values()]);
writeFileSync(new URL('../../../../../docs/book-returns.md', import.meta.url), document);
