import { compose } from '../app/compose.ts';
import { runCommand } from './plain.ts';
import { serve } from './serve.ts';

/** `npm start`, and with --dev `npm run dev`. */
await runCommand(() => serve((platform) => compose(platform, { isDevelopment: process.argv.includes('--dev') })));
