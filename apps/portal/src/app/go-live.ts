import type { Router } from '@pelita/router';
import { modalAtPath, type ModalName, withModal, withoutModal } from '../shared/modal/modal-address.ts';
import { onSiteRefused } from '../shared/calls/site-refusals.ts';
import { chosenLanguage, currentLanguage } from '../shared/language/language.ts';
import { keepNavigation } from '../shared/navigation/navigation.ts';
import { forgetWhatWasPending } from '../shared/session/after-login.ts';
import { takeReturn } from '../shared/session/return-to.ts';
import { session } from '../shared/session/session.ts';
import { thePage } from '../shared/page/page.ts';
import { siteModeOf } from '../shared/page/site-mode.ts';
import { whenResting } from '../shared/browser/rest.ts';
import { untilItComes } from '../shared/browser/until-it-comes.ts';
import { chooseTheme } from '../shared/page/theme.ts';
import { pages } from '../pages/all-pages.generated.ts';
import { followLinks } from './follow-links.ts';
import { loadPage } from './load-page.tsx';
import { prepareModalsOnIntent } from './open-modal.tsx';
import { showProgress } from './shell/progress-line.tsx';

/** Before the first render: what code outside components may ask of the router. */
export function handInNavigation(router: Router): void {
  keepNavigation({
    openModal: (name, ...[detail]) => openModal(router, name, detail),
    closeModal: () => closeModal(router),
    // A modal's entry in the history gives way, so that going back never opens it again.
    go: (href) => void router.follow(href, { replace: stepsInModal(router) > 0 }),
  });
}

/** After the first render: what was pressed early is given back, and what only a live page does begins. */
export function goLive(router: Router): void {
  document.documentElement.dataset.live = 'yes';
  followLinks(router);
  giveBackEarlyEvents();
  followSession();
  followRefusals();
  waitForTheFirstSign();
  takeRememberedTheme();
  takeRememberedLanguage();
  prepareModalsOnIntent();
  showPopupsOfTheHouse();
  startTag(router);
}

/** SITE-05: only where the brand has one. */
function startTag(router: Router): void {
  const { gtagId } = thePage().startup.get().status.info.analytics;
  if (gtagId === null) return;
  void untilItComes(() => import('./brand-tag.ts')).then(({ startBrandTag }) => startBrandTag(gtagId, router));
}

/** What shows them comes only when there is something to show. */
function showPopupsOfTheHouse(): void {
  if (thePage().startup.get().announcements.popup.length === 0) return;
  void untilItComes(() => import('./show-popups.ts')).then(({ showPopups }) => showPopups());
}

function giveBackEarlyEvents(): void {
  const kept = window.$boot?.live();
  if (!kept) return;
  if ('click' in kept) kept.click.click();
  else kept.target.dispatchEvent(new KeyboardEvent('keydown', { key: kept.key, bubbles: true, cancelable: true }));
}

/** What a member needs is loaded only when there is one. */
function followSession(): void {
  const load = () => {
    if (!session.get()) return;
    stop();
    void untilItComes(() => import('../shared/session/member.ts')).then(({ followMember }) => followMember());
    void untilItComes(() => import('../features/safer-play/follow-reality.ts')).then(({ followReality }) =>
      followReality(),
    );
  };
  const stop = session.subscribe(load);
  load();
}

/** A page of an open site shows the screen of a closed one as soon as a call is refused for it. */
function followRefusals(): void {
  onSiteRefused(() => {
    void untilItComes(() => import('../shared/live/follow-site.ts')).then(({ siteHasChanged }) => siteHasChanged());
  });
}

/** What begins with the visitor's first sign, once they rest; a closed page waits for its opening at once. */
function waitForTheFirstSign(): void {
  const begin = () => {
    void untilItComes(() => import('./after-first-sign.ts')).then(({ afterFirstSign }) => afterFirstSign(loadNextPage));
  };
  const onSign = () => {
    for (const name of signs) removeEventListener(name, onSign);
    whenResting(begin);
  };
  const signs = ['pointerdown', 'keydown', 'scroll'];
  if (siteModeOf(thePage().startup.get().status) !== 'open') return begin();
  for (const name of signs) addEventListener(name, onSign, { passive: true });
}

/** Most presses lead to a category: its component, and what asks for its titles. */
function loadNextPage(): void {
  loadPage(pages.category).catch(() => undefined);
  import('../pages/category/first-games.ts').catch(() => undefined);
}

/** BRAND-05: the boot script has shown the theme of local storage; the page and its cookie follow when they differ. */
function takeRememberedTheme(): void {
  const { theme: shown } = document.documentElement.dataset;
  if ((shown === 'dark' || shown === 'light') && shown !== thePage().theme.get()) chooseTheme(shown);
}

/** BRAND-03: the choice in local storage wins, also when its cookie is gone. */
function takeRememberedLanguage(): void {
  const chosen = chosenLanguage();
  if (!chosen || chosen === currentLanguage() || !thePage().startup.get().settings.languages.includes(chosen)) return;
  void untilItComes(() => import('../shared/language/change-language.ts')).then(({ changeLanguage }) =>
    changeLanguage(chosen),
  );
}

function openModal(router: Router, modal: ModalName, detail?: string): void {
  // One modal after another is one step in the history, or none where the address has brought the first.
  const steps = stepsInModal(router);
  const { search, state } = router.location();
  const isAnother = steps > 0 || search.modal !== undefined;
  showProgress();
  void router.navigate({
    search: withModal(search, modal, detail),
    state: { ...state, inner: undefined, modalSteps: isAnother ? steps : 1 },
    replace: isAnother,
    keepScroll: true,
  });
}

function closeModal(router: Router): void {
  // Whoever turns away from logging in does not want, later, what they had pressed before.
  if (!session.get()) forgetWhatWasPending();
  const { pathname, search } = router.location();
  const steps = stepsInModal(router);
  const inPlace = { replace: true, keepScroll: true };
  if (steps > 0) router.go(-steps);
  else if (modalAtPath(pathname)) void router.follow(session.get() ? takeReturn() : '/', inPlace);
  else void router.navigate({ search: withoutModal(search), ...inPlace });
}

/** How many entries of the history the open modal has added to the page behind it. */
function stepsInModal(router: Router): number {
  return router.location().state.modalSteps ?? 0;
}
