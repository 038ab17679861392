import { writeFileSync } from 'node:fs';
import { rolesDocument } from './roles-document.ts';

writeFileSync(new URL('../../../../docs/roles.md', import.meta.url), rolesDocument());
