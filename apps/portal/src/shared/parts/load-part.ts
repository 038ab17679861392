import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { BrowserBundle } from '@pelita/i18n/catalogues';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { withTexts } from '../language/bundle.ts';
import { inTime } from './in-time.ts';

/** A page, a modal, a room or whatever else of the portal is fetched when it is wanted, and the texts that it needs. */
export type Part<Module> = { component: () => Promise<Module>; texts?: readonly BrowserBundle[] };

/** ROUTE-06: the one loader of parts. What has not come in time is an error, which its place offers to try again. */
export function loadPart<Module>({ component, texts = [] }: Part<Module>): Promise<Module> {
  return inTime(texts.reduce((load, bundle) => () => withTexts(bundle, load), component)(), CHUNK_LOAD_TIMEOUT_MS);
}

/** A component that is fetched when it is first shown; its place says what stands there meanwhile. */
export function lazyPart<Props>(
  part: Part<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(part));
}
