/* global PICTURE_MARGIN -- set by the build */
/*
 * The one inline script of a page. It runs before the first paint: it marks a logged-in tab, so that the right half of
 * the bar shows, and puts a remembered theme right. Then it waits: the page's modules start after load, when the browser
 * is idle, or at the first pointer or key event. A press on a button and the search key are kept until then, and given
 * back by the page once it is live. It is no module, because a module would come after the first paint.
 */
{
  const root = document.documentElement;
  const events = ['pointerdown', 'keydown', 'click', 'focusin', 'touchstart'];
  let kept = null;
  let isStarted = false;

  try {
    root.dataset.session = sessionStorage.getItem('token') ? 'member' : 'guest';
    root.dataset.recent = sessionStorage.getItem('recentGames') ? 'yes' : 'no';
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; then nothing was remembered.
    root.dataset.session = 'guest';
  }

  // The brand asks for a login before anything else; the page is not shown before it.
  if (root.dataset.door !== undefined && root.dataset.session === 'guest') {
    try {
      sessionStorage.setItem('returnTo', location.pathname + location.search);
    } catch {
      // Then the login leads home.
    }
    location.replace('/login');
  }

  // The policy under which addresses of scripts may be made: ours, and no other.
  const rules = {
    createScriptURL: (src) => {
      if (!/^\/(assets|src|@vite|@id)\b[^:]*$/.test(src)) throw new TypeError(src);
      return src;
    },
  };
  const policy = window.trustedTypes?.createPolicy('modules', rules) ?? rules;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const data = JSON.parse(document.getElementById('page-data').textContent);
    for (const href of data.modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const src of data.entry) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.src = policy.createScriptURL(src);
      document.head.append(script);
    }
  };

  // Pictures are asked for after the first paint, when they come near; a live page sees to its own.
  const pictures = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        pictures.unobserve(target);
        target.src = target.dataset.src;
      }
    },
    { rootMargin: PICTURE_MARGIN },
  );
  const watchPictures = () => {
    for (const picture of document.querySelectorAll('img[data-src]:not([src])')) pictures.observe(picture);
  };

  const early = (event) => {
    if (event.type === 'click') {
      const button = event.target.closest?.('button:not([type=submit]),[role=button]');
      if (button) {
        event.preventDefault();
        event.stopPropagation();
        kept = { click: button };
      }
    } else if (event.type === 'keydown' && event.key === '/') kept = { key: event.key, target: event.target };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };
  for (const name of events) addEventListener(name, early, { capture: true });

  // Nothing that the first paint can do without is asked for before it; a tab that nobody sees does not paint.
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : 2000);
  });
  const afterPaint = (event, act) => addEventListener(event, () => void painted.then(act));
  afterPaint('DOMContentLoaded', watchPictures);
  afterPaint('load', () => {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });

  window.$boot = {
    offer: null,
    live: () => {
      pictures.disconnect();
      for (const name of events) removeEventListener(name, early, { capture: true });
      const held = kept;
      kept = null;
      return held;
    },
  };
  // A browser offers once that the portal be installed, maybe before the page is live.
  addEventListener('beforeinstallprompt', (event) => {
    window.$boot.offer = event;
  });
}
