import type { Brand } from '@pelita/contract';
import { themeStyle } from '@pelita/ui/colours';

/** What a page needs that stands by itself, without the portal's files. */
export function plainStyle(brand: Brand): string {
  return `${themeStyle(brand.colours)}
:root{color-scheme:dark}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
body{display:grid;min-height:100dvh;place-items:center;margin:0;padding:24px;background:var(--base);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{display:grid;max-width:30rem;justify-items:center;gap:14px;text-align:center}
main[hidden]{display:none}
svg{width:96px;height:96px;filter:grayscale(.8) brightness(.8)}
h1{margin:8px 0 0;font-size:30px;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
p{margin:0;text-wrap:pretty}
.quiet{color:var(--muted);font-size:14px}
a{display:inline-flex;min-height:48px;align-items:center;margin:10px 0;padding-inline:28px;border-radius:14px;background:linear-gradient(90deg,var(--action-from),var(--action-to));color:var(--action-text);font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;
}
