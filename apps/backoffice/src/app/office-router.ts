import { nowMs } from '@pelita/client/now';
import { createRouter, type History, type Location, type Router } from '@pelita/router';
import { pages } from '../pages/all-pages.generated.ts';
import type { PathFacts } from '../shared/page/office-page.ts';

export type OfficeRouter = Router<PathFacts>;

export function createOfficeRouter(history: History, onLeave: (left: Location) => void): Promise<OfficeRouter> {
  return createRouter<PathFacts, undefined>({
    history,
    context: undefined,
    pages: Object.values(pages),
    now: nowMs,
    onLeave,
  });
}
