import { CHUNK_LOAD_TIMEOUT_MS } from '@pelita/contract';
import type { BrowserBundle } from '@pelita/i18n/catalogues';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { withTexts } from '../language/bundle.ts';
import { inTime } from './in-time.ts';

/** A page, a modal, a room or whatever else of the portal is fetched when it is wanted, and the texts that it needs. */
export type Part<Module> = { component: () => Promise<Module>; texts?: readonly BrowserBundle[] };

/** What has come, by the part that asked for it. */
const arrived = new WeakMap<object, unknown>();

/** ROUTE-06: the one loader of parts. What has not come in time is an error, which its place offers to try again. */
export async function loadPart<Module>(part: Part<Module>): Promise<Module> {
  const { component, texts = [] } = part;
  const load = texts.reduce((inner, bundle) => () => withTexts(bundle, inner), component);
  const module = await inTime(load(), CHUNK_LOAD_TIMEOUT_MS);
  arrived.set(part, module);
  return module;
}

/** A component that is fetched when it is first shown; its place says what stands there meanwhile. */
export function lazyPart<Props>(
  part: Part<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const module = arrived.get(part) as { default: ComponentType<Props> } | undefined;
    return module ? atHand(module) : loadPart(part);
  });
}

/**
 * Answers whoever asks within the asking, and React shows at once what it need not wait for. For a promise that is
 * fulfilled it would show the empty place first, and hold the content back by up to 300 ms.
 */
function atHand<Value>(value: Value): Promise<Value> {
  const promise = Promise.resolve(value);
  // oxlint-disable-next-line unicorn/no-thenable -- React asks a promise by its `then` alone
  return Object.assign(promise, { then: (tell: (value: Value) => void) => tell(value) });
}
