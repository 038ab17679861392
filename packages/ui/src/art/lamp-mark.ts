import { svg } from './document.ts';

/** The mark's two forms on a 64 by 64 field, without a document around them. `id` keeps its gradients its own. */
export function lampMarkBody(id: string): string {
  return (
    `<defs><linearGradient id="${id}f" x1=".3" y1="0" x2=".6" y2="1"><stop stop-color="#ffe08a"/><stop offset=".5" stop-color="#ffc24b"/><stop offset="1" stop-color="#ff8a3d"/></linearGradient>` +
    `<linearGradient id="${id}b" x2=".4" y2="1"><stop stop-color="#ffb04a"/><stop offset="1" stop-color="#e2571f"/></linearGradient></defs>` +
    `<path d="M33 3C43 12 48 20 44 29C41.5 35 36.5 37.5 32 37.500C24 37.5 18 32 19.5 23.500C20.5 17.5 26 16 27.5 11C28.2 8.5 30 5.5 33 3Z" fill="url(#${id}f)"/>` +
    `<path d="M32.5 19C37 24 38.5 27 36.8 31C35.5 34 29.5 34.5 27.5 31C25.5 27 30.5 24.5 32.5 19Z" fill="#fff6dc"/>` +
    `<path d="M5 40.500C14 44 50 44 59 40.500C60.5 40 62 41.5 61 43.500C57 51 49 55 40.5 56L43 61H21L23.5 56C15 55 7 51 3 43.500C2 41.5 3.5 40 5 40.500Z" fill="url(#${id}b)"/>` +
    `<path d="M12 47.500C22 51.5 42 51.5 52 47.5" fill="none" stroke="#ffe3a6" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>`
  );
}

/** The brand's lamp, square; a brand may lay its own logo over it. */
export function lampMark(title?: string): string {
  return svg({ width: 64, height: 64, ...(title ? { title } : {}) }, lampMarkBody('lamp'));
}
