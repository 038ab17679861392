import { writeFileSync } from 'node:fs';
import { tableEngines } from '../table-engines.ts';
import { returnsDocument, returnsModule } from './returns-document.ts';

const engines = [...tableEngines.values()];
writeFileSync(new URL('../../../../../docs/table-returns.md', import.meta.url), returnsDocument(engines));
writeFileSync(new URL('../returns.generated.ts', import.meta.url), returnsModule(engines));
