import { useLocation, useRouter } from '@pelita/router/react';

/**
 * A view within a modal, in the place of its first one: forgot password within the login, a form within a room. Each is a
 * step of the history at the same address, so that going back leads to the view before; closing the modal takes all of
 * them back at once. What a view carries lies in the history of the tab and is there again after a reload: nothing that
 * opens an account by itself may, a view that needs such a thing keeps it in its component.
 */
export function useInnerView<View extends { name: string }>(names: readonly View['name'][]) {
  const { inner } = useLocation().state;
  const router = useRouter();
  const view = names.some((name) => name === inner?.view.name) ? (inner?.view as View) : undefined;

  function show(next: View | undefined, isStep: boolean): void {
    const previous = router.location().state;
    const { modalSteps = 0 } = previous;
    void router.navigate({
      state: {
        ...previous,
        // Where the modal was the page's own address, the step of closing it is none to take back.
        modalSteps: isStep && modalSteps > 0 ? modalSteps + 1 : modalSteps,
        inner: next && { view: next, steps: inner?.steps === 0 ? 0 : (inner?.steps ?? 0) + (isStep ? 1 : 0) },
      },
      replace: !isStep,
      keepScroll: true,
    });
  }

  return {
    view,
    open: (next: View) => show(next, next.name !== view?.name),
    /** In the place of the view that is there: going back does not lead to that one. */
    replace: (next: View) => show(next, false),
    /** To the view before. */
    leave: () => (inner && inner.steps > 0 ? router.go(-1) : show(undefined, false)),
    /** To the modal's first view, over all that came since. */
    leaveAll: () => (inner && inner.steps > 0 ? router.go(-inner.steps) : show(undefined, false)),
  };
}

declare module '@pelita/router' {
  interface HistoryState {
    /** How many entries of the history the open modal has added to the page behind it. */
    modalSteps?: number;
    /** `steps`: how far back the modal's first view lies; 0 where a link has led straight to another. */
    inner?: { view: { name: string }; steps: number } | undefined;
  }
}
