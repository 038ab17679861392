// Written by `npm run generate` from src/messages.
export { en } from './messages.en.ts';
export { ms } from './messages.ms.ts';
