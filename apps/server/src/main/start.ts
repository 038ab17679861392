import { composeServer } from '../app/compose-server.ts';
import { runCommand } from './plain.ts';
import { serve } from './serve.ts';

/** `npm start`, and with --dev `npm run dev`. */
await runCommand(() => serve((platform) => composeServer(platform, { isDevelopment: process.argv.includes('--dev') })));
