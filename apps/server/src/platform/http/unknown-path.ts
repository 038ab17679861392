import { Refusal, type Call, pathsOf } from '@pelita/contract';

/** The answer at a path that is no page: enough of the table to tell 404 from 405. */
export type KnownPath = { path: string; methods: readonly string[] };
export type PathTable = (path: string) => readonly string[];

export function createPathTable(known: readonly KnownPath[]): PathTable {
  const patterns = known.map(({ path, methods }) => ({ pattern: patternOf(path), methods }));
  return (path) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).flatMap((entry) => entry.methods);
    return [...new Set(methods)].toSorted();
  };
}

export function pathsOfCalls(calls: readonly Call[]): KnownPath[] {
  return calls.flatMap((call) => {
    const methods = [call.method, ...(call.alsoMethods ?? [])];
    const served = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    return pathsOf(call).map((path) => ({ path, methods: served }));
  });
}

/** The refusal for a request that no route takes. */
export function refusalOfUnknownPath(path: string): Refusal {
  return new Refusal(path.startsWith('/wps/relay/') ? 'unknown_operation' : 'unknown_path');
}

export type IsCallPath = (path: string) => boolean;

/** Paths at which programs call, those of the table and beside it: they answer JSON whatever the client accepts. */
export function callPathsWith(calls: readonly Call[]): IsCallPath {
  const ofTable = calls.map(({ path }) => path.split('/')[1] ?? '');
  const families = new Set(['wps', 'lgw', 'lotto', 'provider', 'payments', 'studio/games', ...ofTable]);
  const pattern = new RegExp(`^/(?:${[...families].join('|')})(?:[/?]|$)`);
  return (path) => pattern.test(path);
}

function patternOf(path: string): RegExp {
  const source = path
    .split(/\{\w+\}/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${source}$`);
}
