import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import type { Router, Scroll, View } from './create-router.ts';
import type { Location } from './location.ts';

type Shown = { router: Router; view: View; scroll: Scroll };

const RouterContext = createContext<Shown | null>(null);

/** Shows what the router shows. `restoreScroll` puts the document where it stood on an entry of the history. */
export function RouterProvider(props: {
  router: Router;
  restoreScroll?: ((index: number) => void) | undefined;
  children: ReactNode;
}) {
  const { router, restoreScroll, children } = props;
  const [shown, setShown] = useState<Shown>(() => ({ router, view: router.view(), scroll: 'keep' }));
  useLayoutEffect(
    () => router.subscribe((view, scroll) => startTransition(() => setShown({ router, view, scroll }))),
    [router],
  );
  useLayoutEffect(() => {
    const { scroll } = shown;
    if (scroll === 'top') scrollTo(0, 0);
    else if (scroll !== 'keep') restoreScroll?.(scroll.restore);
  }, [shown, restoreScroll]);
  return <RouterContext value={shown}>{children}</RouterContext>;
}

/** The page of the address. A page that fails gives way to `Failed`; an address without a page to `notFound`. */
export function Outlet(props: { notFound: ReactNode; Failed: ComponentType<Failure> }) {
  const { notFound, Failed } = props;
  const { view, router } = useShown();
  const { page, error } = view;
  const reload = () => void router.reload();
  if (error !== undefined) return <Failed error={error} onRetry={reload} />;
  if (!page) return notFound;
  const { Component, ...given } = page;
  return (
    <ErrorBoundary key={page.path} Failed={Failed} onRetry={reload}>
      <FocusGoesFirst />
      <Suspense>
        <Component {...given} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What stands below the first screen of a page. */
export function Below({ children }: { children: ReactNode }) {
  // As high as a window, so that what follows the page stays beyond it.
  return useIsWhole() ? children : <div style={{ minBlockSize: '100lvh' }} />;
}

/**
 * Whether more than the first screen is to be shown. On a page that a press leads to the rest follows once the first screen
 * is there; the first page of a visit, and one that somebody comes back to where they had scrolled to, are whole at once.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, useShown().scroll !== 'top');
}

/** A page that goes with the focus in it is styled and laid out once more by Chromium, to see who loses the focus. */
function FocusGoesFirst(): null {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
    },
    [],
  );
  return null;
}

export type Failure = { error: unknown; onRetry: () => void };

type BoundaryProps = {
  Failed: ComponentType<Failure>;
  onError?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  children: ReactNode;
};

/** Shows `Failed` in the place of what throws while it is rendered. */
export class ErrorBoundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { Failed, onRetry, children } = this.props;
    const { caught } = this.state;
    if (!caught) return children;
    const retry = () => {
      this.setState({ caught: null });
      onRetry?.();
    };
    return <Failed error={caught.error} onRetry={retry} />;
  }
}

export function useRouter(): Router {
  return useShown().router;
}

/** The address of what is shown. */
export function useLocation(): Location {
  return useShown().view.location;
}

/** What the app says of the path that is shown; undefined where no page is. */
export function useFacts<Facts>(): Facts | undefined {
  return useShown().view.facts as Facts | undefined;
}

function useShown(): Shown {
  const shown = useContext(RouterContext);
  if (!shown) throw new Error('there is no router around this component');
  return shown;
}
