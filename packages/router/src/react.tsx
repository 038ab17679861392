import {
  Activity,
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Router, Scroll, ShownPage, View } from './create-router.ts';
import type { Location } from './location.ts';

type Shown = {
  router: Router;
  view: View;
  scroll: Scroll;
  /** Still the page that the server wrote. */
  isFirst: boolean;
};

const RouterContext = createContext<Shown | null>(null);
/** A page that a press may lead to. It is made out of sight, so that the press has only to show it. */
const PreviewContext = createContext<ShownPage | null>(null);
/** Whether the page was led to, and so begins at its top. */
const FromTopContext = createContext(false);

/** Shows what the router shows. `restoreScroll` puts the document where it stood on an entry of the history. */
export function RouterProvider(props: {
  router: Router;
  restoreScroll?: ((index: number) => void) | undefined;
  children: ReactNode;
}) {
  const { router, restoreScroll, children } = props;
  const [shown, setShown] = useState<Shown>(() => ({ router, view: router.view(), scroll: 'keep', isFirst: true }));
  const [preview, setPreview] = useState<ShownPage | null>(null);
  useLayoutEffect(
    () =>
      router.subscribe((view, scroll) =>
        startTransition(() => {
          setPreview(null);
          setShown((before) => ({ router, view, scroll, isFirst: before.isFirst && isSamePage(before.view, view) }));
        }),
      ),
    [router],
  );
  useLayoutEffect(() => router.subscribePreview((page) => startTransition(() => setPreview(page))), [router]);
  useLayoutEffect(() => {
    const { scroll } = shown;
    if (scroll === 'top') scrollTo(0, 0);
    else if (scroll !== 'keep') restoreScroll?.(scroll.restore);
  }, [shown, restoreScroll]);
  return (
    <RouterContext value={shown}>
      <PreviewContext value={preview}>{children}</PreviewContext>
    </RouterContext>
  );
}

/** The page of the address. A page that fails gives way to `Failed`; an address without a page to `notFound`. */
export function Outlet(props: { notFound: ReactNode; Failed: ComponentType<Failure> }) {
  const { notFound, Failed } = props;
  const { view, router, scroll, isFirst } = useShown();
  const preview = useContext(PreviewContext);
  const { page, error } = view;
  const onRetry = () => void router.reload();
  if (error !== undefined) return <Failed error={error} onRetry={onRetry} />;
  if (!page) return notFound;
  const body = <PageBody page={page} isFromTop={scroll === 'top'} Failed={Failed} onRetry={onRetry} />;
  return (
    <>
      {/* An Activity comes to life by itself; the page that the server wrote does so with all around it. */}
      {isFirst ? body : <Activity key={page.path}>{body}</Activity>}
      {preview && (
        <Activity key={preview.path} mode="hidden">
          <PageBody page={preview} isFromTop Failed={Failed} onRetry={onRetry} />
        </Activity>
      )}
    </>
  );
}

type PageBodyProps = { page: ShownPage; isFromTop: boolean; Failed: ComponentType<Failure>; onRetry: () => void };

function PageBody({ page, isFromTop, Failed, onRetry }: PageBodyProps) {
  const { Component, ...given } = page;
  return (
    <FromTopContext value={isFromTop}>
      <ErrorBoundary Failed={Failed} onRetry={onRetry}>
        <FocusGoesFirst />
        <Suspense>
          <Component {...given} />
        </Suspense>
      </ErrorBoundary>
    </FromTopContext>
  );
}

function isSamePage(one: View, other: View): boolean {
  return one.page?.path === other.page?.path;
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
  const isFromTop = useContext(FromTopContext);
  const [isWhole, setIsWhole] = useState(!isFromTop);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
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
