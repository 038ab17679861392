import type { Failure } from '@pelita/router/react';
import { PageTakenOver } from '../shared/browser/hydration.ts';
import { useText } from '../shared/language/use-text.ts';
import { ChunkLoadTimeout } from '../shared/parts/in-time.ts';
import { PageLink } from '../shared/navigation/page-link.tsx';

/** ROUTE-06: what could not be loaded or shown, with a way to try again and a way home. */
export function PageError({ error, onRetry }: Failure) {
  const text = useText('shell');
  const kit = useText('kit');
  const isLate = error instanceof ChunkLoadTimeout;
  const isChunk = isLate || isChunkFailure(error);
  const note = isLate ? text('pageTimeout') : text(isChunk ? 'chunkErrorNote' : 'unexpectedErrorNote');
  return (
    <div role="alert" className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <PageTakenOver />
      <h1 className="font-head text-3xl font-bold">{text(isChunk ? 'chunkError' : 'unexpectedError')}</h1>
      <p className="text-muted mt-2">{note}</p>
      <div className="mt-8 flex gap-3">
        <button
          type="button"
          className="button button-strong"
          onClick={() => {
            // Older browsers remember a module that failed: only a new document asks for it again in every one.
            if (isChunk) location.reload();
            else onRetry();
          }}
        >
          {kit('retry')}
        </button>
        <PageLink to="/" className="button button-quiet">
          {text('goHome')}
        </PageLink>
      </div>
    </div>
  );
}

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload css/i.test(error.message);
}
