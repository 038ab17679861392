import { composeServer } from '../app/compose-server.ts';
import { form } from '../platform/command-line/command.ts';
import { runCommand } from './plain.ts';
import { serve } from './serve.ts';

/** `npm start`, and with --dev `npm run dev`. */
await runCommand({
  name: 'start',
  does: 'Serves the portal until it is stopped by SIGTERM, SIGINT or SIGHUP.',
  forms: [
    form({
      does: 'by the environment, as docs/operations.md has it',
      options: {
        dev: { does: 'renders pages from their sources' },
        while: { value: 'PIDS', does: 'stops as soon as one of these processes is gone, like npm, which ran this' },
      },
      run: (_words, { dev, while: pids }) =>
        serve(
          (platform) => composeServer(platform, { isDevelopment: dev !== undefined }),
          pids?.split(',').map(Number),
        ),
    }),
  ],
});
