import { writeFileSync } from 'node:fs';
import { printTokens } from './print-tokens.ts';

writeFileSync(new URL('./tokens.css', import.meta.url), printTokens());
